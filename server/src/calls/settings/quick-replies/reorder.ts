import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'
import { reorderReplies } from '#services/quick-replies/reorder-replies.ts'

export const reorder = handle(
  'settings/quick-replies/reorder',
  Effect.fnUntraced(function* ({ replyIDs }, caller) {
    const { read } = yield* Database
    yield* reorderReplies(caller, replyIDs)
    return { replies: yield* presentReplies(caller) }
  }),
)
