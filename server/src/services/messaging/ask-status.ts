import { Clock, Effect } from 'effect'
import { isFinalStatus } from '@xd/core/domain/message/status.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { systemScope } from '#db/scope.ts'
import { type Delivery, findDelivery } from '#queries/message-delivery.ts'
import { Texting } from '#providers/texting/texting.ts'
import { TryLater } from '#services/try-later.ts'
import { type AskStatusJob, FIRST_ASK_MS } from './follow-status.ts'
import { recordReport } from './record-report.ts'
import { causeOfSilence } from '#troubles.ts'

const scope = systemScope('job')

const LONGEST_GAP_MS = 6 * HOUR_MS
/** A carrier that doesn't know by then whether a text arrived never will. */
const END_MS = DAY_MS

const isOpen = (
  delivery: Delivery | undefined,
  sendKey: string,
): delivery is Delivery & { providerMessageID: string } =>
  delivery?.sendKey === sendKey && delivery.providerMessageID !== null && !isFinalStatus(delivery.messageStatus)

/** Asks for a text's status. Returns when to ask again; undefined if there is nothing more to ask. */
export const askStatus = Effect.fnUntraced(function* (companyID: number, { messageID, sendKey }: AskStatusJob) {
  const { statusOf } = yield* Texting
  const delivery = yield* findDelivery(scope, { companyID, messageID })
  if (!isOpen(delivery, sendKey)) return undefined
  const { providerMessageID, sendStartedAt, messageAt } = delivery
  const age = (yield* Clock.currentTimeMillis) - (sendStartedAt ?? messageAt)
  const gap = Math.min(LONGEST_GAP_MS, Math.max(FIRST_ASK_MS, age))
  const heard = yield* statusOf(providerMessageID).pipe(
    Effect.catchTags({
      TextUnknown: ({ cause }) =>
        Effect.fail(new TryLater({ everyMs: gap, reason: `no answer: ${causeOfSilence(cause)}` })),
      TextRefused: ({ retry, message }) =>
        retry ? Effect.fail(new TryLater({ everyMs: gap, reason: message })) : Effect.succeed(undefined),
    }),
    // After a day without an answer, we stop asking.
    Effect.catchTag('TryLater', (later) => (age >= END_MS ? Effect.succeed(undefined) : Effect.fail(later))),
  )
  if (!heard) return undefined
  const message = yield* recordReport({ sendKey, providerMessageID, ...heard })
  const ended = !message || isFinalStatus(message.messageStatus)
  return ended || age >= END_MS ? undefined : gap
})
