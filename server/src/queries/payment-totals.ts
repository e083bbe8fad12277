import { sql, type SqlBool } from 'kysely'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { type PaymentStatus, type ShownPaymentStatus, shownStatus } from '@xd/core/domain/payment/status.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type PaymentFilter, paymentsThat } from './payment-list.ts'

/** Whether an unpaid request has expired: 0 or 1. */
export const isOver = (now: number) =>
  sql<number>`case when p."paymentStatus" = 'sent' and p."validBeforeAt" <= ${now} then 1 else 0 end`

export const statusOfRow = (status: string, over: number): ShownPaymentStatus =>
  shownStatus({ paymentStatus: status as PaymentStatus, paymentExpired: over === 1 })

interface Total {
  readonly count: number
  readonly amount: Cents
}

/** The number of requests a filter lets through, and their sum, by status. */
export const totalsByStatus = query(
  async (db: Db, scope: CompanyScope, filter: PaymentFilter): Promise<Map<ShownPaymentStatus, Total>> => {
    const over = isOver(filter.now)
    const rows = await (
      await paymentsThat(db, scope, filter)
    )
      .select((eb) => [
        'p.paymentStatus',
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('p.amountCents').as('amount'),
        eb.fn.sum<number>(over).as('overCount'),
        eb.fn.sum<number>(sql<number>`${over} * p."amountCents"`).as('overAmount'),
      ])
      // Also by store, like the index that has all of this; the unary plus keeps SQLite from using that one when days are
      // given.
      .groupBy([
        filter.spans === undefined ? sql.ref('p.storeID') : sql`+${sql.ref('p.storeID')}`,
        sql.ref('p.paymentStatus'),
      ])
      .execute()
    const totals = new Map<ShownPaymentStatus, Total>()
    const add = (status: ShownPaymentStatus, count: number, amount: number) => {
      const before = totals.get(status) ?? { count: 0, amount: 0 }
      totals.set(status, { count: before.count + count, amount: (before.amount + amount) as Cents })
    }
    for (const { paymentStatus, count, amount, overCount, overAmount } of rows) {
      add(statusOfRow(paymentStatus, 0), count - overCount, amount - overAmount)
      add('expired', overCount, overAmount)
    }
    return totals
  },
)

/** The refunds among the filtered requests, without the fees that went back with them, and those fees. */
export const refundedOf = query(async (db: Db, scope: CompanyScope, filter: PaymentFilter) => {
  const { amountCents, feeCents } = await (
    await paymentsThat(db, scope, filter)
  )
    .innerJoin('payment_refunds as r', (join) =>
      join.onRef('r.companyID', '=', 'p.companyID').onRef('r.paymentID', '=', 'p.paymentID'),
    )
    .where('r.state', '=', 'approved')
    .where('r.automatic', '=', 0)
    .select((eb) => [
      eb.fn.sum<number | null>('r.amountCents').as('amountCents'),
      eb.fn.sum<number | null>('r.feeCents').as('feeCents'),
    ])
    .executeTakeFirstOrThrow()
  return { amount: cents(amountCents ?? 0), fee: cents(feeCents ?? 0) }
})

/** The fees for paying online that were charged for the filtered requests, refunded or not. */
export const feesOf = query(async (db: Db, scope: CompanyScope, filter: PaymentFilter): Promise<Cents> => {
  const { feeCents } = await (
    await paymentsThat(db, scope, filter)
  )
    // Written like this, so that the index of the few requests with a fee is used, not one by status.
    .where(sql<SqlBool>`p."paymentFee" > 0`)
    .where(sql<SqlBool>`p."paymentStatus" || '' = 'approved'`)
    .select((eb) => eb.fn.sum<number | null>('p.paymentFee').as('feeCents'))
    .executeTakeFirstOrThrow()
  return cents(feeCents ?? 0)
})
