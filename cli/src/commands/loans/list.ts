import { MILITARY_CHECK_STATES } from '@xd/core/domain/loan/military-check.ts'
import { LOAN_STATUSES } from '@xd/core/domain/loan/status.ts'
import { listCommands } from '#session/list-commands.ts'
import { loanList } from './table.ts'

export const { list, exportCSV } = listCommands('loans/list', {
  description: 'loan quotes, the most recently saved first',
  text: 'a quote’s number, or the customer’s name or phone',
  filters: {
    status: { choices: ['all', ...LOAN_STATUSES] },
    check: {
      words: 'by the check for the Military Lending Act (default: all)',
      choices: ['all', ...MILITARY_CHECK_STATES],
    },
    customer: true,
    user: 'saved by this person: number, email or name',
    from: 'loans from this day on, 2026-11-01',
    to: 'loans through this day',
  },
  examples: [
    'xd loans list --status open',
    'xd loans list Whitfield --json',
    'xd loans list --from 2026-11-01 --to 2026-11-30 --all',
  ],
  rows: 'loans',
  table: loanList,
  none: 'No quotes match.',
  file: {
    name: 'loans',
    description: 'export loan quotes as CSV, filtered like the list',
    examples: ['xd loans export --status accepted --out loans.csv'],
  },
})
