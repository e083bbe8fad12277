import { Clock, Effect } from 'effect'
import { chatState } from '@xd/core/domain/bubble/session.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { requireChat } from '#services/bubble/answer-chat.ts'
import { moveToText as move } from '#services/bubble/move-to-text.ts'
import { presentStaffChats } from '#services/bubble/present-staff-chats.ts'
import { requireReachable } from '#services/messaging/may-send.ts'

const UNPROVED = 'Their phone isn’t confirmed yet, so a text could reach someone else.'

export const moveToText = handle(
  'customers/conversation/move-to-text',
  Effect.fnUntraced(function* ({ convoID }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    yield* write(
      Effect.gen(function* () {
        const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
        const chat = yield* requireChat(caller, convo, now)
        if (chatState(chat, now) === 'unproved') return yield* fail('chat_over', { sentence: UNPROVED })
        yield* requireReachable(convo)
        return yield* move(caller, convo, chat, now)
      }),
    )
    return { chat: yield* found((yield* presentStaffChats(caller, { convoID }, now)).chat, 'chat') }
  }),
)
