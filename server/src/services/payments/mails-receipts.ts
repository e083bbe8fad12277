import { Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { Email } from '#providers/email/email.ts'

/** Whether a company's payers can get their receipt by email: email is on, and among its `features` (as stored). */
export const mailsReceipts = Effect.fnUntraced(function* (features: string) {
  return (yield* Email).on && hasFeature(JSON.parse(features) as string[], 'email')
})
