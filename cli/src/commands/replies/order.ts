import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { replyNamed, replyTable } from './reply-table.ts'

export const addTo = (replies: Command): void => {
  const command = replies
    .command('order')
    .description('put quick replies in order')
    .argument('<shortcodes...>', 'the replies in their new order; all others keep their places')
    .addHelpText(
      'before',
      `Examples:
  xd replies order thanks hours id
`,
    )
  callCommand(command, async (calls, codes: readonly string[]) => {
    const known = (await calls('inbox/get-quick-replies', {})).replies
    const replyIDs = codes.map((code) => replyNamed(known, code).replyID)
    const { replies: after } = await calls('settings/quick-replies/reorder', { replyIDs })
    const table = await replyTable(calls, after)
    return { json: after, tables: () => [table] }
  })
}
