import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls) => {
    const { approvals: waiting } = await calls('settings/approvals/list', {})
    const notes = waiting.length === 0 ? ['No changes are waiting for an answer.'] : []
    return { json: waiting, tables: () => [approvalTable(waiting)], notes }
  })
}
