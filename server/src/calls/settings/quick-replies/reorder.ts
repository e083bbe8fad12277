import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'
import { reorderReplies } from '#services/quick-replies/reorder-replies.ts'

export const reorder = handle(
  'settings/quick-replies/reorder',
  Effect.fnUntraced(function* ({ replyIDs }, caller) {
    yield* reorderReplies(caller, replyIDs)
    return { replies: yield* presentReplies(caller) }
  }),
)
