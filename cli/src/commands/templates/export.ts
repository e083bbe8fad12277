import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('templates', {
  description: 'export templates as CSV',
  examples: ['xd templates export --out templates.csv'],
})
