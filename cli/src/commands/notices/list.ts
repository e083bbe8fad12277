import { BATCH_STATUSES } from '@xd/core/domain/notice/batch.ts'
import { listCommands } from '#session/list-commands.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { batchList } from './table.ts'

export const { list, exportCSV } = listCommands('notices/list-batches', {
  description: 'batches of notices, newest first',
  filters: { status: { choices: ['all', ...BATCH_STATUSES] }, store: true },
  examples: ['xd notices list --status attention', 'xd notices list --store "Main St" --json'],
  rows: 'batches',
  table: async (batches, calls) => batchList(batches, await storeAbbrs(calls)),
  none: 'No batches match.',
  file: {
    name: 'notice-batches',
    description: 'export batches of notices as CSV, filtered like the list',
    examples: ['xd notices export --status attention --out batches.csv'],
  },
})
