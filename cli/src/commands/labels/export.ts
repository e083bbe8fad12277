import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('labels', {
  description: 'export the company’s labels as CSV',
  examples: ['xd labels export --out labels.csv'],
})
