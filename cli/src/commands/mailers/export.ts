import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { searchOf } from '#session/list-options.ts'
import { withMailerFilters } from './filters.ts'

export const addTo = (mailers: Command): void =>
  addExport(mailers, {
    name: 'mailers',
    what: 'mailers',
    text: 'part of the title',
    example: 'xd mailers export --status finished --out mailers.csv',
    withFilters: withMailerFilters,
    search: searchOf,
  })
