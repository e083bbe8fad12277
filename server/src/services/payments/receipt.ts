import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import type { Receipt } from '@xd/core/domain/payment/receipt.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findApprovedAttempt } from '#queries/payment-attempts.ts'
import { refundsOfPayments } from '#queries/payment-refunds.ts'
import { findPayingStore, type PaymentRow } from '#queries/payments.ts'
import { planOfPayments } from '#queries/plan-state.ts'
import { findShortPayment } from '#queries/rewrites.ts'
import { staffRefunds } from './staff-refunds.ts'

/** The current contents of a paid request's receipt. */
export const receiptOf = query(
  async (db: Db, scope: CompanyScope, payment: PaymentRow, language: Language): Promise<Receipt> => {
    const [given, attempt, { store }, short, plans] = await Promise.all([
      refundsOfPayments(db, scope, [payment.paymentID]),
      findApprovedAttempt(db, scope, payment.paymentID),
      findPayingStore(db, scope, payment.storeID),
      findShortPayment(db, scope, payment.paymentID),
      // What was paid doesn't depend on the time.
      planOfPayments(db, scope, [payment.paymentID], 0),
    ])
    const refunds = staffRefunds(given)
    return {
      storeTimezone: payment.storeTimezone,
      amount: payment.amountCents,
      fee: payment.paymentFee,
      noticeFee: payment.paymentNoticeFee,
      memo: payment.paymentMemo,
      plan: plans.get(payment.paymentID)?.progress(language) ?? '',
      tickets: payment.paymentTicketList,
      paidAt: payment.statusAt,
      method: payment.paymentMethod ?? 'card',
      card: cardLabel(payment.cardType, payment.cardLastFour),
      reference: payment.paymentRefID ?? '',
      authCode: attempt?.authCode ?? '',
      storeAddress: store.storeAddressStr,
      selfKey: store.selfEnabled === 1 && store.storeEnabled === 1 && store.storeDeleted === 0 ? store.storeKey : null,
      postingDay: payment.postingDay,
      short: short ?? null,
      refunds: refunds
        .filter(({ state }) => state === 'approved')
        .map(({ amountCents, feeCents, settledAt, startedAt }) => ({
          total: withFee(amountCents, feeCents),
          fee: feeCents,
          at: settledAt ?? startedAt,
        })),
    }
  },
)
