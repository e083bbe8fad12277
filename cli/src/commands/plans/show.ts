import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { planDetail } from './table.ts'

export const addTo = (plans: Command): void => {
  const command = plans
    .command('show')
    .description('one plan, with its past and upcoming payments')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans show 12\n  xd plans show 12 --jq .plan.planLeft\n`)
  withServer(withOutput(command)).action(async (planID: string, options: OutputOptions & ServerOptions) => {
    const fetched = await signedInCalls(options)('payments/schedules/fetch', { planID })
    return show(options, { json: fetched, tables: () => planDetail(fetched) })
  })
}
