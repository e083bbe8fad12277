import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { planFacts } from './table.ts'

export const addTo = (plans: Command): void => {
  const command = plans
    .command('resume')
    .description('resume a paused plan on its next planned day')
    .argument('<planID>', 'the plan’s number')
    .addHelpText('before', `Examples:\n  xd plans resume 12\n`)
  callCommand(command, async (calls, planID: string) => {
    const { plan } = await calls('payments/schedules/resume', { planID })
    return { json: plan, tables: () => [planFacts(plan)] }
  })
}
