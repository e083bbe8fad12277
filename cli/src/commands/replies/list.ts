import type { Command } from 'commander'
import { isReplyFor } from '@xd/core/domain/message/quick-reply.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { shows } from '#output/shows.ts'
import { callCommand } from '#session/call-command.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { replyTable } from './reply-table.ts'

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
  callCommand(
    shows(withStore(command), { rowsOf: 'inbox/get-quick-replies' }),
    async (calls, text: string | undefined, options: { readonly store?: string }) => {
      const storeID = options.store === undefined ? undefined : await storeIDOf(calls, options.store)
      const wanted = foldText(text ?? '')
      const listed = (await calls('inbox/get-quick-replies', {})).replies.filter(
        (reply) =>
          (storeID === undefined || isReplyFor(reply, storeID)) &&
          foldText(`${reply.replyShortcode} ${reply.replyTitle} ${reply.replyBody}`).includes(wanted),
      )
      return {
        json: listed,
        tables: async () => [await replyTable(calls, listed)],
        notes: listed.length === 0 ? ['No quick replies match.'] : [],
      }
    },
  )
}
