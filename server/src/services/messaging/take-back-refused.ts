import { Effect } from 'effect'
import { REFUSED_ERROR } from '@xd/core/domain/message/delivery-error.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import { marketingAmong } from '#services/consents/marketing.ts'
import type { SendJob } from './queue-message.ts'
import { recordReport } from './record-report.ts'
import { takeBack } from './take-back.ts'

/** Whether its customer no longer wants what was written automatically, or must not get it. */
const isRefused = Effect.fnUntraced(function* (delivery: Delivery) {
  const { messageOrigin, messageChannel, custOptedOutAt, custBlocked } = delivery
  if (messageOrigin !== 'mailer' && messageOrigin !== 'notice') return false
  if (custBlocked === 1) return true
  // A text is checked for STOP, whoever wrote it; to a mailer’s emails, STOP withdraws the consent.
  if (messageOrigin === 'notice') return messageChannel === 'email' && custOptedOutAt !== null
  const { read } = yield* Database
  const keys = yield* AppConfig
  const channel = messageChannel === 'email' ? 'email' : 'sms'
  const marketingFor = yield* read((db) => marketingAmong(db, delivery, keys, { channel, customers: [delivery] }))
  return marketingFor(delivery) === false
})

/**
 * Takes back a mailer’s or a notice’s message that its customer has refused while it waited for the carrier or the mail
 * server: whatever wrote it records why they get none. One that someone sends again, or that may have left, fails instead.
 * Returns whether it was refused.
 */
export const takenBackRefused = Effect.fnUntraced(function* (
  delivery: Delivery,
  { sendKey, again }: SendJob,
  mayHaveLeft = false,
) {
  if (!(yield* isRefused(delivery))) return false
  if (again || mayHaveLeft)
    yield* recordReport({ sendKey, providerMessageID: null, status: 'failed', errorCode: REFUSED_ERROR })
  else yield* takeBack(delivery, sendKey)
  return true
})
