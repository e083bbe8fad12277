import { exportCommand } from '#session/list-commands.ts'

export const exportCalendars = exportCommand('calendars', {
  verb: 'export-calendars',
  description: 'export the company’s calendars, without their entries, as CSV',
  text: 'part of the title',
  examples: ['xd calendar export-calendars --out calendars.csv'],
})

export const exportImports = exportCommand('calendar-imports', {
  verb: 'export-imports',
  description: 'export imported calendar files as CSV',
  examples: ['xd calendar export-imports --out imports.csv'],
})
