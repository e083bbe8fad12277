import { sql } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { type PaymentStatus, type ShownPaymentStatus, statusShown } from '@xd/core/domain/payment/status.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type PaymentFilter, paymentsThat } from './payment-list.ts'

/** Whether an unpaid request is past its time: 0 or 1. */
export const isOver = (now: number) => sql<number>`case when p."paymentStatus" = 'sent' and p."validBeforeAt" <= ${now} then 1 else 0 end`

export const statusOfRow = (status: string, over: number): ShownPaymentStatus =>
  statusShown({ paymentStatus: status as PaymentStatus, paymentExpired: over === 1 })

/** How many requests a filter lets through and what they come to, by status. */
export const totalsByStatus = async (db: Db, scope: CompanyScope, filter: PaymentFilter) => {
  const rows = await (await paymentsThat(db, scope, filter))
    .select((eb) => ['p.paymentStatus', isOver(filter.now).as('over'), eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('p.amountCents').as('amountCents')])
    .groupBy(['p.paymentStatus', 'over'])
    .execute()
  return rows.map(({ paymentStatus, over, count, amountCents }) => ({ status: statusOfRow(paymentStatus, over), count, amount: amountCents as Cents }))
}

/** What has been given back of the requests that a filter lets through. */
export const refundedOf = async (db: Db, scope: CompanyScope, filter: PaymentFilter): Promise<Cents> => {
  const { amountCents } = await (await paymentsThat(db, scope, filter))
    .innerJoin('payment_refunds as r', (join) => join.onRef('r.companyID', '=', 'p.companyID').onRef('r.paymentID', '=', 'p.paymentID'))
    .where('r.state', '=', 'approved')
    .where('r.automatic', '=', 0)
    .select((eb) => eb.fn.sum<number | null>('r.amountCents').as('amountCents'))
    .executeTakeFirstOrThrow()
  return (amountCents ?? 0) as Cents
}
