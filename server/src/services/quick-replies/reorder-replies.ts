import { Effect } from 'effect'
import { reordered } from '@xd/core/domain/message/quick-reply.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { invalid } from '#failure.ts'
import { lockReplies, updateReply } from '#queries/quick-replies.ts'
import { audit } from '#services/audit.ts'
import { requireReplyRight } from './reply-rights.ts'

const mixed = invalid({ replyIDs: 'Choose either shared replies or your own, not both' })

export const reorderReplies = Effect.fnUntraced(function* (caller: Caller, replyIDs: readonly number[]) {
  const { write } = yield* Database
  yield* write(
    Effect.gen(function* () {
      // In the order in which a save locks them, so that the two can't deadlock.
      const shared = yield* lockReplies(caller, null)
      const own = yield* lockReplies(caller, caller.userID)
      const isMine = own.some(({ replyID }) => replyIDs.includes(replyID))
      yield* requireReplyRight(caller, isMine)
      const all = isMine ? own : shared
      const before = all.map(({ replyID }) => replyID)
      if (replyIDs.some((replyID) => !before.includes(replyID))) return yield* mixed
      const after = reordered(before, replyIDs)
      if (after.every((replyID, place) => before[place] === replyID)) return
      const placeOf = new Map(all.map(({ replyID, replyOrder }) => [replyID, replyOrder]))
      for (const [i, replyID] of after.entries())
        if (placeOf.get(replyID) !== i + 1) yield* updateReply(caller, replyID, { replyOrder: i + 1 })
      const codes = new Map(all.map(({ replyID, replyShortcode }) => [replyID, replyShortcode]))
      const detail = { order: after.map((replyID) => codes.get(replyID)) }
      yield* audit(caller, { action: 'quick-reply-order', detail })
      yield* emit('reload_quickreplies_settings', {}, { companyID: caller.companyID })
    }),
  )
})
