import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
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
  withServer(withOutput(command)).action(async (codes: readonly string[], options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const known = (await calls('inbox/get-quick-replies', {})).replies
    const replyIDs = codes.map((code) => replyNamed(known, code).replyID)
    const { replies: after } = await calls('settings/quick-replies/reorder', { replyIDs })
    const table = await replyTable(calls, after)
    return show(options, { json: after, tables: () => [table] })
  })
}
