import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { approvalTable } from './table.ts'

export const addTo = (approvals: Command): void => {
  const command = approvals
    .command('list')
    .description('changes XD Support asked for on a visit, waiting for an owner’s approval')
    .addHelpText(
      'before',
      `Examples:
  xd approvals list
  xd approvals list --json=approvalID,approvalTitle,approvalWords
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { approvals: waiting } = await signedInCalls(options)('settings/approvals/list', {})
    const notes = waiting.length === 0 ? ['No changes are waiting for an answer.'] : []
    return show(options, { json: waiting, tables: () => [approvalTable(waiting)], notes })
  })
}
