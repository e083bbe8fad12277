import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('closures', {
  description: 'export days when stores are closed or have different hours, as CSV',
  examples: ['xd closures export --out closures.csv'],
})
