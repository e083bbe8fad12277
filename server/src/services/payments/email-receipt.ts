import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { RECEIPTS_PER_REQUEST_AND_HOUR } from '@xd/core/domain/payment/limits.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { Database, enqueue } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail, found, invalid, missing } from '#failure.ts'
import { findPaymentPlace, findPaymentsByID } from '#queries/payments.ts'
import { countOneMore } from '#queries/rate-limits.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { countForStranger } from '#services/stranger-cap.ts'
import { newSendKey } from '#services/messaging/queue-message.ts'
import { mailsReceipts } from './mails-receipts.ts'

/** The job's payload for a receipt that the payer requested. */
export interface ReceiptJob {
  readonly paymentID: number
  readonly storeID: number
  readonly to: string
  readonly language: Language
  readonly sendKey: string
}

/**
 * The payer wants the receipt at an address. It belongs to the payer, not the customer, so it is stored nowhere else.
 */
export const emailReceipt = Effect.fnUntraced(function* ({
  paymentKey,
  email,
  language: asked = 'en',
}: Input<'pay/email-receipt'>) {
  const { write } = yield* Database
  const to = normalizeEmail(email)
  if (!to) return yield* invalid({ email: 'Check the email address' })
  const place = yield* found(yield* findPaymentPlace(systemScope('pay-page'), paymentKey), 'payment')
  const { paymentID, storeID, companyID, features } = place
  const language = languageFor(place, asked)
  if (!(yield* mailsReceipts(features))) return yield* fail('channel_off')
  const now = yield* Clock.currentTimeMillis
  const limitKey = yield* limitKeyOf('receipt', paymentKey)
  const tooMany = fail('too_many', { sentence: payPageText(language).errors.tooManyAttempts })
  const { isCapped } = yield* write(
    Effect.gen(function* () {
      const [payment] = yield* findPaymentsByID({ companyID, storeIDs: [storeID] }, [paymentID])
      if (payment?.paymentStatus !== 'approved') return yield* missing('payment')
      const count = yield* countOneMore(limitKey, HOUR_MS, now)
      if (count > RECEIPTS_PER_REQUEST_AND_HOUR) return yield* tooMany
      if (!(yield* countForStranger(companyID, 'receipt', now)).may) return { isCapped: true }
      const sendKey = newSendKey()
      const payload: ReceiptJob = { paymentID, storeID, to, language, sendKey }
      yield* enqueue({ companyID, kind: 'email-receipt', uniqueKey: `email-receipt/${sendKey}`, payload })
      return { isCapped: false }
    }),
  )
  // After the write, which has told the owners.
  if (isCapped) return yield* tooMany
  return {}
})
