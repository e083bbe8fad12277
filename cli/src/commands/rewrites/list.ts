import { REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { listCommands } from '#session/list-commands.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { batchTable } from './table.ts'

export const { list, exportCSV } = listCommands('payments/rewrites/list', {
  description: 'tickets from paid requests and their new numbers, exceptions first',
  argument: '[ticket]',
  text: 'a ticket number, old or new',
  filters: { status: { choices: ['all', ...REWRITE_STATES] }, store: true },
  examples: ['xd rewrites list --status exception', 'xd rewrites list 20417 --json'],
  rows: 'rewrites',
  table: async (rewrites, calls) => batchTable(rewrites, await storeAbbrs(calls)),
  none: 'No rewrites match.',
  file: {
    name: 'rewrites',
    description: 'export tickets from paid requests and their new numbers as CSV, filtered like the list',
    examples: ['xd rewrites export --status exception --out exceptions.csv'],
  },
})
