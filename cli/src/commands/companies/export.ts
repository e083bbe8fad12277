import { COMPANY_STATUSES } from '@xd/core/domain/company/status.ts'
import { exportCommand } from '#session/list-commands.ts'

export const exportCSV = exportCommand('companies', {
  description: 'export companies (support staff only) as CSV, filtered like the list',
  text: 'part of the name',
  filters: { status: { choices: ['all', ...COMPANY_STATUSES] } },
  examples: ['xd companies export --status suspended --out suspended.csv'],
})
