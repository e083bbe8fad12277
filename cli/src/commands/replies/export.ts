import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('quick-replies', {
  description: 'export quick replies as CSV, without their pictures',
  examples: ['xd replies export --out replies.csv'],
})
