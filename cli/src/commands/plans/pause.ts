import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { planFacts } from './table.ts'

export const addTo = (plans: Command): void => {
  const command = plans
    .command('pause')
    .description('pause a plan: it requests no payment until it is resumed')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans pause 12\n`)
  callCommand(command, async (calls, planID: string) => {
    const { plan } = await calls('payments/schedules/pause', { planID })
    return { json: plan, tables: () => [planFacts(plan)] }
  })
}
