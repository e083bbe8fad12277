import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('stores', {
  description: 'export your stores as CSV, including those switched off or deleted',
  examples: ['xd stores export --out stores.csv'],
})
