import type { Command } from 'commander'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { planFacts } from './table.ts'

type CancelOptions = OutputOptions & ServerOptions & Moderate

export const addTo = (plans: Command): void => {
  const command = plans
    .command('cancel')
    .description('end a plan for good')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans cancel 12\n  xd plans cancel 12 --yes --json\n`)
  withServer(withModerate(withOutput(command))).action(async (planID: string, options: CancelOptions) => {
    const calls = signedInCalls(options)
    const { plan: before } = await calls('payments/schedules/fetch', { planID })
    const what = `plan “${before.planMemo}” of ${customerName(before.customer)}`
    if (options.dryRun)
      return show(options, { json: before, tables: () => [planFacts(before)], notes: [`Would cancel the ${what}.`] })
    await confirmModerate(options, `Cancel the ${what}? It can’t be resumed. A request that is open stays open.`)
    const { plan } = await calls('payments/schedules/cancel', { planID })
    return show(options, { json: plan, tables: () => [planFacts(plan)] })
  })
}
