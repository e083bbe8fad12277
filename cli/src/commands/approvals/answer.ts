import type { Command } from 'commander'
import { exitCode } from '#output/exit-code.ts'
import { Failure, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { approvalTable } from './table.ts'

interface AnswerOptions extends OutputOptions, ServerOptions, Moderate {
  readonly approve?: true
  readonly decline?: true
}

export const addTo = (approvals: Command): void => {
  const command = approvals
    .command('answer')
    .description('approve or decline what XD Support asked for; for the company’s owners')
    .argument('<approval>', 'its ID')
    .option('--approve', 'it takes effect, as if you had done it')
    .option('--decline', 'nothing changes')
    .addHelpText(
      'before',
      `Examples:
  xd approvals list
  xd approvals answer 3 --approve
  xd approvals answer 4 --decline --yes
`,
    )
  withServer(withModerate(withOutput(command))).action(async (text: string, options: AnswerOptions) => {
    if ((options.approve === undefined) === (options.decline === undefined))
      throw usageFailure('xd approvals answer takes --approve or --decline')
    const approved = options.approve === true
    const calls = signedInCalls(options)
    const { approvals: waiting } = await calls('settings/approvals/list', {})
    const asked = waiting.find(({ approvalID }) => String(approvalID) === text)
    if (!asked)
      throw new Failure(`Nothing with the ID ${text} waits for an answer.`, exitCode.notFound, 'xd approvals list')
    const tables = () => [approvalTable([asked])]
    const { approvalTitle, approvalWords, approvalName } = asked
    const what = [approvalTitle, approvalName, approvalWords].filter(Boolean).join(' · ')
    const act = approved ? 'Approve' : 'Decline'
    if (options.dryRun) return show(options, { json: asked, tables, notes: [`Would ${act.toLowerCase()} this.`] })
    await confirmModerate(options, `${what}\n${act} this?`)
    const { approvalID } = asked
    const { inviteURL, secret } = await calls('settings/approvals/answer', { approvalID, approved })
    const shownOnce = { ...(inviteURL !== undefined && { inviteURL }), ...(secret !== undefined && { secret }) }
    return show(options, {
      json: { ...asked, approved, ...shownOnce },
      tables,
      notes: [
        approved ? 'Approved: it has taken effect.' : 'Declined: nothing changed.',
        ...(inviteURL === undefined ? [] : [`Their invitation, good for 72 hours: ${inviteURL}`]),
        ...(secret === undefined ? [] : [`The key’s secret, shown this once: ${secret}`]),
      ],
    })
  })
}
