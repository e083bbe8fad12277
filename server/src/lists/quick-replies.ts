import { Effect } from 'effect'
import type { QuickReply } from '@xd/core/contract/entity/quick-reply.ts'
import type { ReplySearch } from '@xd/core/contract/quick-replies.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { listStores } from '#queries/stores.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'
import { ALL_STORES, FOR_EVERYONE, FOR_ME, type ReplyColumn } from '#services/quick-replies/reply-columns.ts'
import { type Columns, csvFile } from './csv-file.ts'
import { atOnce } from './report.ts'

type Reply = typeof QuickReply.Type

/** The caller's quick replies, in the columns that they can be imported from. */
export const file = Effect.fnUntraced(function* (_: ReplySearch, caller: Caller) {
  const { read } = yield* Database
  const [replies, stores] = yield* read((db) => Promise.all([presentReplies(db, caller), listStores(db, caller)]))
  const names = new Map(stores.map(({ storeID, storeName }) => [storeID, storeName]))
  const columns: Columns<Reply> & readonly (readonly [ReplyColumn, unknown])[] = [
    ['Title', ({ replyTitle }) => replyTitle],
    ['Shortcode', ({ replyShortcode }) => replyShortcode],
    ['English', ({ replyBody }) => replyBody],
    ['Spanish', ({ replyBodyES }) => replyBodyES],
    ['Stores', ({ storeIDs }) => storeIDs?.map((storeID) => names.get(storeID)).join('; ') ?? ALL_STORES],
    ['For', ({ replyIsMine }) => (replyIsMine ? FOR_ME : FOR_EVERYONE)],
  ]
  return csvFile(columns, atOnce(replies))
})
