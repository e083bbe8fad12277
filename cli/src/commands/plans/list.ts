import { PLAN_STATUSES } from '@xd/core/domain/plan/plan.ts'
import { listCommands } from '#session/list-commands.ts'
import { planList } from './table.ts'

export const { list, exportCSV } = listCommands('payments/schedules/list', {
  description: 'payment plans, soonest request first',
  text: 'the memo, a ticket number, or the customer’s name or phone',
  filters: { store: true, status: { choices: ['all', ...PLAN_STATUSES] }, customer: true },
  examples: ['xd plans list --status active', 'xd plans list Whitfield --json', 'xd plans list --customer 8 --all'],
  rows: 'plans',
  table: planList,
  none: 'No plans match.',
  file: {
    name: 'plans',
    description: 'export payment plans as CSV, filtered like the list',
    examples: ['xd plans export --status active --out plans.csv'],
  },
})
