import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { planDetail } from './table.ts'

export const addTo = (plans: Command): void => {
  const command = plans
    .command('show')
    .description('one plan, with its past and upcoming payments')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans show 12\n  xd plans show 12 --jq .plan.planLeft\n`)
  callCommand(command, async (calls, planID: string) => {
    const fetched = await calls('payments/schedules/fetch', { planID })
    return { json: fetched, tables: () => planDetail(fetched) }
  })
}
