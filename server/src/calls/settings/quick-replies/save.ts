import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'
import { saveReply } from '#services/quick-replies/save-reply.ts'

export const save = handle(
  'settings/quick-replies/save',
  Effect.fnUntraced(function* ({ reply, expectedVersion, clientKey }, caller) {
    const { read } = yield* Database
    yield* saveReply(caller, reply, { expectedVersion, clientKey })
    return { replies: yield* presentReplies(caller) }
  }),
)
