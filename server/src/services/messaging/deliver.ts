import { Clock, Effect } from 'effect'
import { LATE_ERROR } from '@xd/core/domain/message/delivery-error.ts'
import { isFinalStatus } from '@xd/core/domain/message/status.ts'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import {
  type Delivery,
  findDelivery,
  mediaKeysOf,
  providerIDsOfOthers,
  setSendStarted,
} from '#queries/message-delivery.ts'
import {
  ANSWER_MS,
  type ListedAttempt,
  type OutgoingText,
  type TakenText,
  type TextRefused,
  Texting,
} from '#providers/texting/texting.ts'
import { deliverEmail } from './deliver-email.ts'
import { TryLater } from '#services/try-later.ts'
import { carrierPath } from './carrier-path.ts'
import type { SendJob } from './queue-message.ts'
import { recordFailure, recordReport } from './record-report.ts'
import { nightFor, takenBackAtNight } from './take-back-at-night.ts'
import { isOverdue, isTooLate } from './too-late.ts'
import { withheld } from './withheld.ts'
import { causeOfSilence } from '#troubles.ts'

const scope = systemScope('job')

/** How often the carrier is asked about an attempt that may still be on its way. */
const LOOK_AGAIN_MS = 2_000
/** Until then, an attempt that is not on the carrier's list may still be on its way there. */
const LOST_AFTER_MS = ANSWER_MS + 15_000
/** The carrier's return is noticed within this time. */
const LONGEST_PAUSE_MS = 30_000

/**
 * Hands one attempt to the carrier or the mail server. It may run again after a crash at any point, and still sends
 * only once: the start of an attempt is recorded first, and an attempt that started but got no answer is looked up
 * before another one is made.
 */
export const deliver = Effect.fnUntraced(function* (companyID: number, job: SendJob) {
  const { messageID, sendKey } = job
  const look = findDelivery(scope, { companyID, messageID })
  let delivery = yield* look
  if (!delivery || isOver(delivery, sendKey)) return
  if (delivery.messageChannel === 'email') return yield* deliverEmail(delivery, job)
  const text = yield* textOf(delivery, job)

  if (delivery.sendStartedAt !== null) {
    const taken = yield* earlierTry(text, delivery.sendStartedAt)
    if (taken) return yield* recordTaken(sendKey, taken)
    yield* requireLost(sendKey, delivery.sendStartedAt)
    // The lookup takes time, and the customer may have written STOP meanwhile.
    delivery = yield* look
    if (!delivery || isOver(delivery, sendKey)) return
  }
  // The carrier, or this server, may have been down until late at night.
  if (yield* takenBackAtNight(delivery, job)) return
  // The message may have waited in the queue while the customer wrote STOP.
  if (yield* withheld(delivery, job)) return

  // The carrier, or this server, may have been down for longer than the message can wait.
  if (isOverdue(job, yield* Clock.currentTimeMillis)) return yield* recordFailure(sendKey, LATE_ERROR)

  // During the lookup, a callback may have reported that the carrier has it.
  if (!(yield* setStarted(sendKey, yield* Clock.currentTimeMillis))) return
  const texting = yield* Texting
  return yield* texting.send(text).pipe(
    Effect.flatMap((taken) => recordTaken(sendKey, taken)),
    Effect.catchTag('TextRefused', (refused) => onRefusal(delivery, job, refused)),
    Effect.catchTag('TextUnknown', ({ cause }) =>
      Effect.fail(new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: `no answer: ${causeOfSilence(cause)}` })),
    ),
  )
})

/** Nothing is left to do: the carrier has it, it has ended, or a newer attempt has replaced it. */
const isOver = (delivery: Delivery, sendKey: string): boolean =>
  delivery.sendKey !== sendKey || delivery.providerMessageID !== null || isFinalStatus(delivery.messageStatus)

const textOf = Effect.fnUntraced(function* (delivery: Delivery, job: SendJob) {
  const { companyID, messageID, messageBody, storeSMSNumber, custPhone } = delivery
  const { sendKey, to = custPhone, until = Infinity } = job
  const { publicURL, secretKey } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  // The carrier may keep it for hours, but not into the night, nor until its link has expired.
  const worthUntil = Math.min(until, nightFor(delivery, job, now) ?? Infinity)
  const keys = yield* mediaKeysOf(scope, { companyID, messageID })
  const text: OutgoingText = {
    sendKey,
    from: storeSMSNumber,
    to,
    body: messageBody,
    mediaURLs: keys.map((key) => publicURL + carrierPath(secretKey, key, now)),
    ...(worthUntil < Infinity && { validMs: worthUntil - now }),
  }
  return text
})

/**
 * The text the carrier took from this attempt, whose answer was lost: an identical one that belongs to no other message.
 * One that did not arrive and is older than this attempt is not claimed: staff gave up on it in favor of this one.
 */
const earlierTry = Effect.fnUntraced(function* (text: OutgoingText, since: number) {
  const texting = yield* Texting
  const like = yield* texting
    .lookUp(text, since)
    .pipe(
      Effect.catchTag('TextUnknown', ({ cause }) =>
        Effect.fail(
          new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: `no answer to the look-up: ${causeOfSilence(cause)}` }),
        ),
      ),
    )
  const matches = like.filter(
    ({ status, at }) => (status !== 'failed' && status !== 'undelivered') || (at !== null && at + SECOND_MS > since),
  )
  const ids = matches.map((match) => match.providerMessageID)
  const known = yield* providerIDsOfOthers(scope, { sendKey: text.sendKey, ids })
  // The list is newest first: if two identical texts were lost, the oldest unclaimed one is this attempt's.
  return matches.filter((match) => !known.has(match.providerMessageID)).at(-1)
})

/** An attempt that the carrier doesn't list counts as lost once no request for it can still be on its way. */
const requireLost = Effect.fnUntraced(function* (sendKey: string, startedAt: number) {
  const now = yield* Clock.currentTimeMillis
  if (now - startedAt >= LOST_AFTER_MS) return
  // The clock has been set back, so waiting for the old time could take hours.
  if (startedAt > now) yield* setStarted(sendKey, now)
  return yield* new TryLater({ everyMs: LOOK_AGAIN_MS, reason: 'the carrier does not list it yet' })
})

/** False if there is nothing to start: the carrier has the text, or a newer attempt has replaced it. */
const setStarted = Effect.fnUntraced(function* (sendKey: string, at: number | null) {
  const { writeTogether } = yield* Database
  return yield* writeTogether(setSendStarted(scope, sendKey, at))
})

const recordTaken = Effect.fnUntraced(function* (
  sendKey: string,
  { providerMessageID, status, errorCode = null }: TakenText & Partial<ListedAttempt>,
) {
  const message = yield* recordReport({ sendKey, providerMessageID, status, errorCode })
  // Two lost attempts with the same words were looked up at the same moment. The other one claimed this text, so this
  // one looks again.
  if (message && message.sendKey !== sendKey)
    return yield* new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: 'the text belongs to another message' })
})

const onRefusal = Effect.fnUntraced(function* (
  delivery: Delivery,
  job: SendJob,
  { code, message, retry }: TextRefused,
) {
  const now = yield* Clock.currentTimeMillis
  if (!retry || isTooLate(delivery, job, now)) return yield* recordFailure(job.sendKey, code)
  yield* setStarted(job.sendKey, null)
  return yield* new TryLater({ longestMs: LONGEST_PAUSE_MS, reason: message })
})
