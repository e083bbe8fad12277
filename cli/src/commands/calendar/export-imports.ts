import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'

export const addTo = (calendar: Command): void =>
  addExport(calendar, {
    name: 'calendar-imports',
    verb: 'export-imports',
    what: 'imported calendar files',
    example: 'xd calendar export-imports --out imports.csv',
  })
