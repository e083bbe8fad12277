import { IMPORT_STATE_LABELS } from '@xd/core/domain/import/state.ts'
import { count } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { listCommands } from '#session/list-commands.ts'

export const { list, exportCSV } = listCommands('mailers/imports/list', {
  description: 'imported files, newest first',
  text: 'part of the file’s name',
  filters: { store: true },
  examples: ['xd imports list', 'xd imports list --store "Main St" --json'],
  rows: 'imports',
  table: (imports) => ({
    columns: [
      { title: 'IMPORT', align: 'right' },
      { title: 'STATE' },
      { title: 'DATE' },
      { title: 'ROWS', align: 'right' },
      { title: 'CUSTOMERS', align: 'right' },
      { title: 'TICKETS', align: 'right' },
      { title: 'FILE' },
    ],
    rows: imports.map((one) => [
      String(one.importID),
      status(IMPORT_STATE_LABELS[one.importState], one.importState),
      one.importedAt.slice(0, 10),
      count(one.rows),
      count(one.diff.customersMade),
      count(one.diff.ticketsMade),
      one.filename,
    ]),
  }),
  none: 'No files match.',
  file: {
    name: 'imports',
    description: 'export imported files and their results, as CSV, filtered like the list',
    examples: ['xd imports export --store "Main St" --out imports.csv'],
  },
})
