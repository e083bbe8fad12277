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
    .description('approve or decline a change XD Support asked for (owners only)')
    .argument('<approval>', 'the request’s ID')
    .option('--approve', 'make the change, as if you made it yourself')
    .option('--decline', 'change nothing')
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
      throw usageFailure('xd approvals answer needs --approve or --decline')
    const approved = options.approve === true
    const calls = signedInCalls(options)
    const { approvals: waiting } = await calls('settings/approvals/list', {})
    const asked = waiting.find(({ approvalID }) => String(approvalID) === text)
    if (!asked)
      throw new Failure(`No change with ID ${text} is waiting for an answer.`, exitCode.notFound, 'xd approvals list')
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
        approved ? 'Approved. The change was made.' : 'Declined. Nothing was changed.',
        ...(inviteURL === undefined ? [] : [`Their invitation, good for 72 hours: ${inviteURL}`]),
        ...(secret === undefined ? [] : [`The key’s secret, shown only once: ${secret}`]),
      ],
    })
  })
}
