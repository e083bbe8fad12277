import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'

export const getQuickReplies = handle(
  'inbox/get-quick-replies',
  Effect.fnUntraced(function* (_, caller) {
    return { replies: yield* presentReplies(caller) }
  }),
)
