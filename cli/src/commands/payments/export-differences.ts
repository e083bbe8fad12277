import { exportCommand } from '#session/list-commands.ts'

export const exportDifferences = exportCommand('reconciliation', {
  verb: 'export-differences',
  description: 'export where the ledger and the gateways’ records differ, as CSV',
  filters: {
    status: { words: 'only with this status (default: open)', choices: ['open', 'resolved', 'all'] },
    store: true,
  },
  examples: [
    'xd payments export-differences --out open.csv',
    'xd payments export-differences --status all --store "Main St" --out all.csv',
  ],
})
