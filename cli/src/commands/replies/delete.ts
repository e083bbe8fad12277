import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { replyNamed } from './reply-table.ts'

export const addTo = (replies: Command): void => {
  const command = replies
    .command('delete')
    .description('delete a quick reply')
    .argument('<shortcode>', 'its shortcode or number')
    .addHelpText(
      'before',
      `Examples:
  xd replies delete parking --yes
`,
    )
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const reply = replyNamed((await calls('inbox/get-quick-replies', {})).replies, text)
      const name = `“${reply.replyTitle}” (/${reply.replyShortcode})`
      if (options.dryRun) return { json: reply, tables: () => [], notes: [`Would delete ${name}.`] }
      await confirmModerate(options, `Delete ${name}${reply.replyIsMine ? '' : ' for everyone'}?`)
      await calls('settings/quick-replies/save', { reply: { replyID: reply.replyID, deleteReply: true } })
      return { json: reply, tables: () => [], notes: [`Deleted ${name}.`] }
    },
    withModerate,
  )
}
