import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { replyNamed } from './reply-table.ts'

type DeleteOptions = OutputOptions & ServerOptions & Moderate

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
  withServer(withModerate(withOutput(command))).action(async (text: string, options: DeleteOptions) => {
    const calls = signedInCalls(options)
    const reply = replyNamed((await calls('inbox/get-quick-replies', {})).replies, text)
    const name = `“${reply.replyTitle}” (/${reply.replyShortcode})`
    if (options.dryRun) return show(options, { json: reply, tables: () => [], notes: [`Would delete ${name}.`] })
    await confirmModerate(options, `Delete ${name}${reply.replyIsMine ? '' : ' for everyone'}?`)
    await calls('settings/quick-replies/save', { reply: { replyID: reply.replyID, deleteReply: true } })
    return show(options, { json: reply, tables: () => [], notes: [`Deleted ${name}.`] })
  })
}
