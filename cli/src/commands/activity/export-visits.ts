import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { searchOf } from '#session/list-options.ts'

export const addTo = (activity: Command): void =>
  addExport(activity, {
    name: 'support-visits',
    verb: 'export-visits',
    what: 'XD Support visits',
    text: 'part of the reason or case',
    example: 'xd activity export-visits CASE-2041 --out visits.csv',
    search: searchOf,
  })
