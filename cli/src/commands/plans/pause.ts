import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { planFacts } from './table.ts'

export const addTo = (plans: Command): void => {
  const command = plans
    .command('pause')
    .description('pause a plan: it requests no payment until it is resumed')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans pause 12\n`)
  withServer(withOutput(command)).action(async (planID: string, options: OutputOptions & ServerOptions) => {
    const { plan } = await signedInCalls(options)('payments/schedules/pause', { planID })
    return show(options, { json: plan, tables: () => [planFacts(plan)] })
  })
}
