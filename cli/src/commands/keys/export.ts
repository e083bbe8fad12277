import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('api-keys', {
  description: 'export the company’s API keys, without their secrets, as CSV',
  examples: ['xd keys export --out keys.csv'],
})
