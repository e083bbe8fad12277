import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'
import { saveReply } from '#services/quick-replies/save-reply.ts'

export const save = handle(
  'settings/quick-replies/save',
  Effect.fnUntraced(function* ({ reply, expectedVersion, clientKey }, caller) {
    yield* saveReply(caller, reply, { expectedVersion, clientKey })
    return { replies: yield* presentReplies(caller) }
  }),
)
