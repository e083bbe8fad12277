import { Effect } from 'effect'
import { JUST_SENT_MS, justSentText } from '@xd/core/domain/conversation/newer-messages.ts'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { findSameFromColleague } from '#queries/messages.ts'
import { readAuthors } from '#services/authors.ts'

interface Sent {
  readonly convoID: number
  readonly channel: MessageChannel
  readonly body: string
  readonly now: number
}

/**
 * Fails if a colleague has just sent the same text. The conversation is locked, so one of two simultaneous sends sees
 * the other.
 */
export const requireNotJustSent = Effect.fnUntraced(function* (
  caller: Caller,
  { now, ...said }: Sent,
  { force }: { readonly force?: boolean | null | undefined },
) {
  if (force === true) return
  const since = now - JUST_SENT_MS
  const same = yield* findSameFromColleague(caller, said, { since, userID: caller.userID })
  if (same === undefined) return
  const authorOf = yield* readAuthors(caller)
  const sentence = justSentText(authorOf(same.messageSentByID))
  return yield* fail('newer_messages', { sentence, details: { count: 1 } })
})
