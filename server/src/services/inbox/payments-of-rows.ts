import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import { PAYMENT_NEWS_MS, rowPayment } from '@xd/core/domain/payment/row-payment.ts'
import { hasExpired } from '@xd/core/domain/payment/is-expired.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type RecentPayment, recentPayments } from '#queries/payments.ts'

type RowPart = Pick<typeof InboxRow.Type, 'convoPayment'>
type Told = RecentPayment & { paymentStatus: PaymentStatus }

/** The requests that inbox rows show, by conversation; one query for all of them. */
export const paymentsOfRows = async (
  db: Db,
  scope: CompanyScope,
  convoIDs: readonly number[],
  now: number,
): Promise<Map<number, RowPart>> => {
  const recent = (await recentPayments(db, scope, { convoIDs, since: now - PAYMENT_NEWS_MS })) as Told[]
  return new Map(
    convoIDs.flatMap((convoID) => {
      const payment = rowPayment(
        recent.filter((one) => one.convoID === convoID),
        now,
      )
      return payment === undefined ? [] : [[convoID, { convoPayment: present(payment, now) }] as const]
    }),
  )
}

const present = (payment: Told, now: number) => ({
  paymentKey: payment.paymentKey,
  paymentAmount: payment.amountCents,
  paymentStatus: payment.paymentStatus,
  paymentExpired: hasExpired(payment, now),
})
