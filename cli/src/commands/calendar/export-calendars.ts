import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { searchOf } from '#session/list-options.ts'

export const addTo = (calendar: Command): void =>
  addExport(calendar, {
    name: 'calendars',
    verb: 'export-calendars',
    what: 'the company’s calendars, without their entries,',
    text: 'part of the title',
    example: 'xd calendar export-calendars --out calendars.csv',
    search: searchOf,
  })
