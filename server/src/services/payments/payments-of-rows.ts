import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { PAYMENT_NEWS_MS, rowPayment } from '@xd/core/domain/payment/row-payment.ts'
import { isExpired } from '@xd/core/domain/payment/expired.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { recentPayments } from '#queries/payments.ts'

type RowPart = Pick<typeof InboxRow.Type, 'convoPayment'>

/** What inbox rows tell of their conversations' requests, by conversation; one query for them all. */
export const paymentsOfRows = async (db: Db, scope: CompanyScope, convoIDs: readonly number[], now: number): Promise<Map<number, RowPart>> => {
  const rows = await recentPayments(db, scope, { convoIDs, since: now - PAYMENT_NEWS_MS })
  const stated = rows.map(({ paymentStatus, validBeforeLocal, ...row }) => ({
    ...row,
    paymentStatus: paymentStatus as PaymentStatus,
    paymentValidBeforeLocalTZ: validBeforeLocal,
  }))
  return new Map(
    convoIDs.flatMap((convoID) => {
      const payment = rowPayment(stated.filter((one) => one.convoID === convoID), now)
      return payment === undefined ? [] : [[convoID, { convoPayment: present(payment, now) }] as const]
    }),
  )
}

type Told = Parameters<typeof isExpired>[0] & { paymentKey: string; amountCents: number; storeTimezone: string }

const present = (payment: Told, now: number) => ({
  paymentKey: payment.paymentKey,
  paymentAmount: payment.amountCents as Cents,
  paymentStatus: payment.paymentStatus,
  paymentExpired: isExpired(payment, now, payment.storeTimezone),
})
