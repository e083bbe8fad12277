import { listCommands } from '#session/list-commands.ts'
import { visitTable } from './visit-table.ts'

export const { list: visits, exportCSV: exportVisits } = listCommands('settings/activity/visits/list', {
  verb: 'visits',
  description: 'XD Support visits: who, when, why, and how many changes',
  text: 'part of the reason or case',
  examples: ['xd activity visits', 'xd activity visits CASE-2041 --json'],
  rows: 'visits',
  table: visitTable,
  none: 'XD Support hasn’t visited.',
  file: {
    name: 'support-visits',
    verb: 'export-visits',
    description: 'export XD Support visits as CSV',
    examples: ['xd activity export-visits CASE-2041 --out visits.csv'],
  },
})
