import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'

export type Reply = WireOutput<'inbox/get-quick-replies'>['replies'][number]

export const replyTable = async (calls: CallClient, replies: readonly Reply[]) => {
  const { stores } = await calls('stores/list', {})
  const abbr = new Map(stores.map(({ storeID, storeAbbr }) => [storeID, storeAbbr]))
  return {
    columns: [
      { title: 'ID', align: 'right' as const },
      { title: 'SHORTCODE' },
      { title: 'TITLE' },
      { title: 'FOR' },
      { title: 'STORES' },
      { title: 'PICTURES', align: 'right' as const },
      { title: 'TEXT' },
    ],
    rows: replies.map((reply) => [
      String(reply.replyID),
      `/${reply.replyShortcode}`,
      reply.replyTitle,
      reply.replyIsMine ? 'me' : 'everyone',
      reply.storeIDs?.map((storeID) => abbr.get(storeID) ?? String(storeID)).join(', ') ?? 'all',
      reply.replyMedia.length === 0 ? '' : String(reply.replyMedia.length),
      reply.replyBody.replaceAll('\n', ' '),
    ]),
  }
}

/** A reply by number or shortcode. If two share the shortcode, the user's own wins. */
export const replyNamed = (replies: readonly Reply[], text: string): Reply => {
  const code = text.replace(/^\//, '').toLowerCase()
  const found =
    replies.findLast(({ replyShortcode }) => replyShortcode === code) ??
    replies.find(({ replyID }) => String(replyID) === text)
  if (!found) throw new Failure(`There is no quick reply ${text}.`, exitCode.notFound, 'xd replies list')
  return found
}
