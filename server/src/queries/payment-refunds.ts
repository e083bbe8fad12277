import { cents, type Cents } from '@xd/core/domain/money/cents.ts'
import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

const refunds = (db: Db, { companyID }: CompanyScope) =>
  db.selectFrom('payment_refunds').selectAll().where('companyID', '=', companyID)

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export const findRefund = query((db: Db, scope: CompanyScope, refundID: number) =>
  refunds(db, scope).where('refundID', '=', refundID).executeTakeFirst(),
)

export const findRefundByKey = query((db: Db, scope: CompanyScope, paymentID: number, idempotencyKey: string) =>
  refunds(db, scope).where('paymentID', '=', paymentID).where('idempotencyKey', '=', idempotencyKey).executeTakeFirst(),
)

const ofPayments = prepared(
  (db, { companyID, paymentIDs }: Places<{ companyID: number; paymentIDs: readonly number[] }>) =>
    db
      .selectFrom('payment_refunds')
      .selectAll()
      .where('companyID', '=', companyID)
      .where(among(db, 'paymentID', paymentIDs))
      .orderBy('refundID'),
)

/** All refunds of these requests, including planned and automatic ones, oldest first. */
export const refundsOfPayments = query(
  (db: Db, { companyID }: CompanyScope, paymentIDs: readonly number[]): Promise<RefundRow[]> =>
    ofPayments(db, { companyID, paymentIDs }),
)

/** The amount a user has refunded since then, including refunds in progress. */
export const refundedByUser = query(
  async (db: Db, { companyID }: CompanyScope, userID: number, since: number): Promise<Cents> => {
    const { total } = await db
      .selectFrom('payment_refunds')
      .select((eb) => eb.fn.sum<number | string | null>('amountCents').as('total'))
      .where('companyID', '=', companyID)
      .where('byUserID', '=', userID)
      .where('startedAt', '>=', since)
      .where('automatic', '=', 0)
      .where('state', 'in', ['approved', 'pending'])
      .executeTakeFirstOrThrow()
    return cents(Number(total ?? 0))
  },
)

export const pendingRefunds = query((db: Db, scope: CompanyScope, paymentID: number): Promise<RefundRow[]> =>
  refunds(db, scope).where('paymentID', '=', paymentID).where('state', '=', 'pending').execute(),
)

export const { insert: insertRefund, update: updateRefund } = rowsByID('payment_refunds', 'refundID')

export const findRefundStore = query(
  async (db: Db, _: SystemScope, refundID: number): Promise<number | undefined> =>
    (
      await db
        .selectFrom('payment_refunds as r')
        .innerJoin('payments as p', 'p.paymentID', 'r.paymentID')
        .select('p.storeID')
        .where('r.refundID', '=', refundID)
        .executeTakeFirst()
    )?.storeID,
)
