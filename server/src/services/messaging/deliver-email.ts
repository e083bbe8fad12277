import { Clock, Effect } from 'effect'
import { mediaEnding } from '@xd/core/domain/message/media-file-name.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { Email, type EmailRefused, type OutgoingEmail } from '#providers/email/email.ts'
import { earlierEmailIDs, keepEmail } from '#queries/emails.ts'
import { type Delivery, picturesOf, setSendStarted } from '#queries/message-delivery.ts'
import { senderOf } from '#reactions.ts'
import type { SendJob } from './queue-message.ts'
import { recordFailure, recordReport } from './record-report.ts'
import { isTooLate } from './too-late.ts'
import { withheld } from './withheld.ts'
import { TryLater } from '#services/try-later.ts'
import { causeOfSilence } from '#troubles.ts'

const scope = systemScope('job')

/** The mail server's return is noticed within this time. Meanwhile, everything else in the conversation waits. */
const LONGEST_PAUSE_MS = 60_000
const MOST_REFERENCES = 20
const NO_ADDRESS = 511
const AWAY = 421

/**
 * Hands one attempt to the mail server. The email's Message-ID is derived from the attempt's key before anything is
 * sent. An attempt that started but got no answer is looked up by that ID. If the mail server can't be asked, the email
 * is handed over again under the same ID, which mailboxes recognize.
 */
export const deliverEmail = Effect.fnUntraced(function* (delivery: Delivery, job: SendJob) {
  const { sendKey } = job
  const { sendStartedAt } = delivery
  const to = delivery.custEmail || job.to
  if (!to) return yield* recordFailure(sendKey, NO_ADDRESS)
  const email = yield* emailOf(delivery, to, sendKey)
  const port = yield* Email
  let mayHaveLeft = false
  if (sendStartedAt !== null) {
    const said = yield* port
      .lookUp(email)
      .pipe(
        Effect.catchTag('EmailUnknown', ({ cause }) =>
          Effect.fail(
            new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: `no answer to the look-up: ${causeOfSilence(cause)}` }),
          ),
        ),
      )
    if (said === 'taken') return yield* recordTaken(sendKey, email)
    if (said === 'unsaid' && isTooLate(delivery, job, yield* Clock.currentTimeMillis))
      return yield* recordFailure(sendKey, AWAY)
    mayHaveLeft = said === 'unsaid'
  }
  // The customer may have unsubscribed while the mail server was down.
  if (yield* withheld(delivery, job, mayHaveLeft)) return
  if (!(yield* begin(delivery, email, sendKey))) return
  return yield* port.send(email).pipe(
    Effect.flatMap(() => recordTaken(sendKey, email)),
    Effect.catchTag('EmailRefused', (refused) => onRefusal(delivery, job, refused)),
    Effect.catchTag('EmailUnknown', ({ cause }) =>
      Effect.fail(new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: `no answer: ${causeOfSilence(cause)}` })),
    ),
  )
})

const emailOf = Effect.fnUntraced(function* (delivery: Delivery, to: string, sendKey: string) {
  const { addresses } = yield* Email
  const { convoID, storeName, storeKey, messageSubject, messageBody } = delivery
  const [references, pictures] = yield* Effect.all([
    earlierEmailIDs(scope, { ...delivery, limit: MOST_REFERENCES }),
    picturesOf(scope, delivery),
  ])
  const email: OutgoingEmail = {
    emailID: addresses.emailIDOf(sendKey),
    from: { name: storeName, address: addresses.ofStore(storeKey) },
    replyTo: addresses.ofConversation(convoID),
    to,
    subject: messageSubject ?? '',
    text: messageBody,
    ...(yield* senderOf(delivery).email(delivery, to)),
    references,
    attachments: pictures.map(({ type, content }, index) => ({
      filename: `picture-${index + 1}.${mediaEnding(type)}`,
      type,
      content,
    })),
  }
  return email
})

/** False if there is nothing to begin, because it has been taken back. */
const begin = Effect.fnUntraced(function* (
  { messageID, companyID, storeID }: Delivery,
  { emailID, from, to }: OutgoingEmail,
  sendKey: string,
) {
  const { writeTogether } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* writeTogether(
    Effect.gen(function* () {
      if (!(yield* setSendStarted(scope, sendKey, at))) return false
      yield* keepEmail({
        messageID,
        companyID,
        storeID,
        emailID,
        emailFrom: from.address,
        emailTo: to,
        emailHTML: null,
      })
      return true
    }),
  )
})

const recordTaken = (sendKey: string, { emailID }: OutgoingEmail) =>
  Effect.asVoid(recordReport({ sendKey, providerMessageID: emailID, status: 'sent', errorCode: null }))

const onRefusal = Effect.fnUntraced(function* (
  delivery: Delivery,
  job: SendJob,
  { code, message, retry }: EmailRefused,
) {
  const { write } = yield* Database
  const { sendKey } = job
  if (!retry) return yield* recordFailure(sendKey, code)
  if (isTooLate(delivery, job, yield* Clock.currentTimeMillis)) return yield* recordFailure(sendKey, code ?? AWAY)
  yield* write(setSendStarted(scope, sendKey, null))
  return yield* new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: message })
})
