import { Effect } from 'effect'
import { NEWER_QUOTED, newerMessagesText } from '@xd/core/domain/conversation/newer-messages.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { newerFromOthers } from '#queries/messages.ts'
import { readAuthors } from '#services/authors.ts'

interface Sending {
  /** The newest message that the sender had on screen. */
  readonly lastSeenMessageID?: number | null | undefined
  /** The sender knows of newer messages, and sends it anyway. */
  readonly force?: boolean | null | undefined
}

/** Fails if the customer or a colleague has written since the sender looked, and says who wrote what. */
export const requireSeen = Effect.fnUntraced(function* (
  caller: Caller,
  convo: LockedConversation,
  { lastSeenMessageID, force }: Sending,
) {
  if (typeof lastSeenMessageID !== 'number' || force === true) return
  const { convoID } = convo
  const seen = { convoID, messageID: lastSeenMessageID, userID: caller.userID }
  const { count, newest } = yield* newerFromOthers(caller, seen, NEWER_QUOTED)
  if (count === 0) return
  const authorOf = yield* readAuthors(caller)
  const written = newest.map(({ messageDirection, messageSentByID, messageBody }) => ({
    from: messageDirection === 'in' ? shownName(convo) : authorOf(messageSentByID),
    body: messageBody,
  }))
  return yield* fail('newer_messages', { sentence: newerMessagesText(count, written), details: { count } })
})
