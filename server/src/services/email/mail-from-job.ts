import { Effect } from 'effect'
import { Email, type OutgoingEmail } from '#providers/email/email.ts'
import { GaveUp } from '#services/gave-up.ts'
import { TryLater } from '#services/try-later.ts'
import { causeOfSilence } from '#troubles.ts'

/** Nearly four hours. */
const MOST_TRIES = 24

interface Letter extends Pick<OutgoingEmail, 'to' | 'subject' | 'text'> {
  readonly sendKey: string
  /** Replies go there as well. */
  readonly from: OutgoingEmail['from']
}

/**
 * Sends an email outside any conversation. A mailbox shows it once even if it is sent twice, because the Message-ID is
 * the same.
 */
export const mailFromJob = Effect.fnUntraced(function* ({ sendKey, from, ...letter }: Letter, attempt: number) {
  const { addresses, send } = yield* Email
  const emailID = addresses.emailIDOf(sendKey)
  const giveUp = (reason: string) => Effect.fail(new GaveUp({ reason }))
  const orLater = (reason: string) => (attempt < MOST_TRIES ? Effect.fail(new TryLater({ reason })) : giveUp(reason))
  yield* send({ ...letter, emailID, from, replyTo: from.address, references: [], attachments: [] }).pipe(
    Effect.catchTags({
      EmailRefused: ({ retry, message }) => (retry ? orLater(message) : giveUp(message)),
      EmailUnknown: ({ cause }) => orLater(`no answer: ${causeOfSilence(cause)}`),
    }),
  )
})
