import { Clock, Effect } from 'effect'
import { isQuiet } from '@xd/core/domain/mailer/quiet-hours.ts'
import { heedsQuietHours } from '@xd/core/domain/message/origin.ts'
import { stateOfPhone } from '@xd/core/domain/phone/state.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { SendJob } from './queue-message.ts'
import { takeBack } from './take-back.ts'

/**
 * Takes back a text that quiet hours bind, if they have begun while it waited for the carrier or for this server. Not one
 * that someone sends again. Returns whether it did.
 */
export const takenBackAtNight = Effect.fnUntraced(function* (delivery: Delivery, { sendKey, again }: SendJob) {
  const { messageOrigin, messageChannel, custPhone, storeTimezone } = delivery
  if (again || messageChannel !== 'sms' || !heedsQuietHours(messageOrigin)) return false
  const now = yield* Clock.currentTimeMillis
  if (!isQuiet({ state: stateOfPhone(custPhone) ?? null, storeTimezone }, now)) return false
  return yield* takeBack(delivery, sendKey)
})
