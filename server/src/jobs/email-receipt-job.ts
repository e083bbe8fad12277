import { Effect } from 'effect'
import { receiptEmail } from '@xd/core/domain/payment/receipt.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { Email } from '#providers/email/email.ts'
import { findPaymentsByID } from '#queries/payments.ts'
import { findSendingStore } from '#queries/stores.ts'
import { mailFromJob } from '#services/email/mail-from-job.ts'
import { receiptLinks } from '#services/payments/payment-url.ts'
import { receiptOf } from '#services/payments/receipt.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Emails the current receipt to the address the payer gave. */
export const emailReceiptJob: JobHandler<JobPayloads['email-receipt']> = Effect.fnUntraced(function* ({
  companyID,
  payload,
  attempt,
}) {
  const { read } = yield* Database
  const { addresses } = yield* Email
  const { paymentID, storeID, to, language, sendKey } = payload
  const scope = { companyID, storeIDs: [storeID] }
  const [[payment], store] = yield* read((db) =>
    Promise.all([findPaymentsByID(db, scope, [paymentID]), findSendingStore(db, scope, storeID)]),
  )
  if (payment?.paymentStatus !== 'approved' || !store) return 'done' as const
  const { storeName, storeKey } = store
  const receipt = yield* receiptOf(scope, payment, language)
  const links = receiptLinks((yield* AppConfig).publicURL, payment.paymentKey, receipt)
  const { subject, body } = receiptEmail(receipt, { storeName, ...links }, language)
  const from = { name: storeName, address: addresses.ofStore(storeKey) }
  yield* mailFromJob({ sendKey, from, to, subject, text: body }, attempt)
  return 'done' as const
})
