import type { Command } from 'commander'
import { isReplyFor } from '@xd/core/domain/message/quick-reply.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { replyTable } from './reply-table.ts'

type ListOptions = OutputOptions & ServerOptions & { readonly store?: string }

export const addTo = (replies: Command): void => {
  const command = replies
    .command('list')
    .description('the quick replies you can use, in order')
    .argument('[text]', 'part of a shortcode, title or text')
    .addHelpText(
      'before',
      `Examples:
  xd replies list
  xd replies list hours --store "Main St"
`,
    )
  withServer(withOutput(withStore(command))).action(async (text: string | undefined, options: ListOptions) => {
    const calls = signedInCalls(options)
    const storeID = options.store === undefined ? undefined : await storeIDOf(calls, options.store)
    const wanted = foldText(text ?? '')
    const listed = (await calls('inbox/get-quick-replies', {})).replies.filter(
      (reply) =>
        (storeID === undefined || isReplyFor(reply, storeID)) &&
        foldText(`${reply.replyShortcode} ${reply.replyTitle} ${reply.replyBody}`).includes(wanted),
    )
    const table = await replyTable(calls, listed)
    return show(options, {
      json: listed,
      tables: () => [table],
      notes: listed.length === 0 ? ['No quick replies match.'] : [],
    })
  })
}
