import { Effect } from 'effect'
import { REFUSED_ERROR } from '@xd/core/domain/message/delivery-error.ts'
import { type Standing, withheldBy } from '@xd/core/domain/message/withdrawal.ts'
import type { Purpose } from '@xd/core/domain/message/withdrawals.table.ts'
import { AppConfig } from '#app-config.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import { askingToStop } from '#queries/stop-requests.ts'
import { marketingAmong } from '#services/consents/marketing.ts'
import type { SendJob } from './queue-message.ts'
import { recordHeldBack, recordReport } from './record-report.ts'
import { takeBack } from './take-back.ts'

/** A customer's withdrawals as they apply to a conversation or a delivery: all but those that stop marketing alone. */
export const standingOf = ({
  custBlocked,
  custOptedOutAt,
  loansRefused,
}: Pick<Delivery, 'custBlocked' | 'custOptedOutAt' | 'loansRefused'>): Standing => ({
  blocked: custBlocked === 1,
  stop: custOptedOutAt !== null,
  loans: loansRefused === 1,
})

const purposeOf = ({ messageOrigin }: Delivery, { purpose }: SendJob): Purpose =>
  purpose ?? (messageOrigin === null || messageOrigin === 'alert' ? 'staff' : messageOrigin)

/** Withdrawals that also stop a mailer or a request for a review. */
const againstMarketing = Effect.fnUntraced(function* (delivery: Delivery, channel: 'sms' | 'email') {
  const keys = yield* AppConfig
  const marketingFor = yield* marketingAmong(delivery, keys, { channel, customers: [delivery] })
  const asking = yield* askingToStop(delivery, [delivery.custID])
  return { marketing: marketingFor(delivery) === false, asked: asking.has(delivery.custID) }
})

/**
 * The last gate for every text and email: the customer may have withdrawn consent while the message waited. A bulk
 * sender takes its message back and records why. Any other message fails, including one that staff send again or that
 * may have left. Returns whether it was withheld.
 */
export const withheld = Effect.fnUntraced(function* (delivery: Delivery, job: SendJob, mayHaveLeft = false) {
  const { sendKey, again } = job
  const channel = delivery.messageChannel === 'email' ? 'email' : 'sms'
  const purpose = purposeOf(delivery, job)
  const isMarketing = purpose === 'mailer' || purpose === 'review'
  const more = isMarketing ? yield* againstMarketing(delivery, channel) : {}
  const by = withheldBy(purpose, channel, { ...standingOf(delivery), ...more })
  if (by === null) return false
  const isTakenBack =
    delivery.messageOrigin !== null &&
    !again &&
    !mayHaveLeft &&
    (by !== 'stop' || purpose === 'required-notice' || channel === 'email')
  if (isTakenBack) yield* takeBack(delivery, sendKey)
  else if (by === 'stop' && channel === 'sms') yield* recordHeldBack(sendKey)
  else yield* recordReport({ sendKey, providerMessageID: null, status: 'failed', errorCode: REFUSED_ERROR })
  return true
})
