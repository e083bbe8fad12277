import { exportCommand } from '#session/list-commands.ts'

export const exportCalls = exportCommand('call-list', {
  verb: 'export-calls',
  description: 'export customers to call because no notice reached them, as CSV',
  filters: { store: true },
  examples: ['xd notices export-calls --store "Main St" --out calls.csv'],
})
