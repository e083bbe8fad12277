import { Clock, Effect } from 'effect'
import { isQuiet, nextSpan, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { heedsQuietHours } from '@xd/core/domain/message/origin.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { SendJob } from './queue-message.ts'
import { takeBack } from './take-back.ts'

/** Not a message that staff send again. */
const isBound = ({ messageOrigin, messageChannel }: Delivery, { again }: SendJob): boolean =>
  !again && messageChannel === 'sms' && heedsQuietHours(messageOrigin)

/** When quiet hours begin for a text they apply to; undefined for all others. */
export const nightFor = (delivery: Delivery, job: SendJob, now: number): number | undefined =>
  isBound(delivery, job) ? nextSpan(whereaboutsOf(delivery, delivery.storeTimezone), now)?.closes : undefined

/** Takes back a text if quiet hours that apply to it began while it waited. Returns whether it did. */
export const takenBackAtNight = Effect.fnUntraced(function* (delivery: Delivery, job: SendJob) {
  if (!isBound(delivery, job)) return false
  const now = yield* Clock.currentTimeMillis
  if (!isQuiet(whereaboutsOf(delivery, delivery.storeTimezone), now)) return false
  return yield* takeBack(delivery, job.sendKey)
})
