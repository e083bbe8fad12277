import type { Command } from 'commander'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { planFacts } from './table.ts'

export const addTo = (plans: Command): void => {
  const command = plans
    .command('cancel')
    .description('end a plan for good')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans cancel 12\n  xd plans cancel 12 --yes --json\n`)
  callCommand(
    command,
    async (calls, planID: string, options: Moderate) => {
      const { plan: before } = await calls('payments/schedules/fetch', { planID })
      const what = `plan “${before.planMemo}” of ${customerName(before.customer)}`
      if (options.dryRun)
        return { json: before, tables: () => [planFacts(before)], notes: [`Would cancel the ${what}.`] }
      await confirmModerate(options, `Cancel the ${what}? It can’t be resumed. A request that is open stays open.`)
      const { plan } = await calls('payments/schedules/cancel', { planID })
      return { json: plan, tables: () => [planFacts(plan)] }
    },
    withModerate,
  )
}
