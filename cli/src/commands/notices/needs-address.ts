import { listCommands } from '#session/list-commands.ts'
import { noticeList } from './table.ts'

export const { list: needsAddress, exportCSV: exportNeedsAddress } = listCommands('notices/needs-address', {
  verb: 'needs-address',
  description: 'letters that can’t be printed without a postal address, oldest first',
  filters: { store: true },
  examples: ['xd notices needs-address', 'xd notices needs-address --store "Main St" --json'],
  rows: 'notices',
  table: noticeList,
  none: 'Every letter has an address.',
  file: {
    name: 'needs-address',
    verb: 'export-needs-address',
    description: 'export the letters that need an address, as CSV',
    examples: ['xd notices export-needs-address --out addresses.csv'],
  },
})
