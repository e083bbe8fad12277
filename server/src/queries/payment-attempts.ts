import type { Updateable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { PaymentAttemptsTable } from '#db/payment-tables.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

const attempts = (db: Db, { companyID }: CompanyScope) =>
  db.selectFrom('payment_attempts').selectAll().where('companyID', '=', companyID)

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

export const findAttempt = query((db: Db, scope: CompanyScope, attemptID: number) =>
  attempts(db, scope).where('attemptID', '=', attemptID).executeTakeFirst(),
)

export const findAttemptByKey = query((db: Db, scope: CompanyScope, paymentID: number, attemptKey: string) =>
  attempts(db, scope).where('paymentID', '=', paymentID).where('attemptKey', '=', attemptKey).executeTakeFirst(),
)

/** The charge whose outcome is not known yet: at most one per request. */
export const findPendingAttempt = query((db: Db, scope: CompanyScope, paymentID: number) =>
  attempts(db, scope).where('paymentID', '=', paymentID).where('state', '=', 'pending').executeTakeFirst(),
)

/** The charge that pays a request: at most one, since any other is refunded. */
export const findApprovedAttempt = query((db: Db, scope: CompanyScope, paymentID: number) =>
  attempts(db, scope).where('paymentID', '=', paymentID).where('state', '=', 'approved').executeTakeFirst(),
)

export const findLastAttempt = query((db: Db, scope: CompanyScope, paymentID: number) =>
  attempts(db, scope).where('paymentID', '=', paymentID).orderBy('attemptID', 'desc').limit(1).executeTakeFirst(),
)

const inProgress = prepared(
  (db, { companyID, paymentIDs }: Places<{ companyID: number; paymentIDs: readonly number[] }>) =>
    db
      .selectFrom('payment_attempts')
      .select('paymentID')
      .where('companyID', '=', companyID)
      .where(among(db, 'paymentID', paymentIDs))
      .where('state', '=', 'pending'),
)

/** Which of these requests have a charge in progress. */
export const paymentsInProgress = async (
  db: Db,
  { companyID }: CompanyScope,
  paymentIDs: readonly number[],
): Promise<Set<number>> => {
  const rows = await inProgress(db, { companyID, paymentIDs })
  return new Set(rows.map((row) => row.paymentID))
}

export const countAttemptsSince = query(
  async (db: Db, { companyID }: CompanyScope, paymentID: number, since: number): Promise<number> => {
    const { n } = await db
      .selectFrom('payment_attempts')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('companyID', '=', companyID)
      .where('paymentID', '=', paymentID)
      .where('startedAt', '>=', since)
      .executeTakeFirstOrThrow()
    return n
  },
)

export const { insert: insertAttempt } = rowsByID('payment_attempts', 'attemptID')

export const updateAttempt = (
  db: TxDb,
  { companyID }: CompanyScope,
  attemptID: number,
  change: Updateable<PaymentAttemptsTable>,
) =>
  db
    .updateTable('payment_attempts')
    .set(change)
    .where('companyID', '=', companyID)
    .where('attemptID', '=', attemptID)
    .execute()

/** The request whose sale or refund a gateway's webhook names: by our key, or by its own. */
export const findNewsPlace = query(
  async (db: Db, _: SystemScope, gateway: string, news: { idempotencyKey: string } | { gatewayID: string }) => {
    const attempts = db
      .selectFrom('payment_attempts as a')
      .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
      .select(['a.attemptID', 'a.companyID', 'a.paymentID', 'p.storeID'])
      .where('a.gateway', '=', gateway)
    if ('idempotencyKey' in news) {
      const sold = await attempts.where('a.idempotencyKey', '=', news.idempotencyKey).executeTakeFirst()
      if (sold) return sold
      const given = db.selectFrom('payment_refunds').select('attemptID').where('gatewayKey', '=', news.idempotencyKey)
      return attempts.where('a.attemptID', 'in', given).executeTakeFirst()
    }
    const sold = await attempts.where('a.gatewayID', '=', news.gatewayID).executeTakeFirst()
    if (sold) return sold
    const given = db
      .selectFrom('payment_refunds')
      .select('attemptID')
      .where('gateway', '=', gateway)
      .where('gatewayID', '=', news.gatewayID)
    return attempts.where('a.attemptID', 'in', given).executeTakeFirst()
  },
)

export const findAttemptStore = query(
  async (db: Db, _: SystemScope, attemptID: number): Promise<number | undefined> =>
    (
      await db
        .selectFrom('payment_attempts as a')
        .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
        .select('p.storeID')
        .where('a.attemptID', '=', attemptID)
        .executeTakeFirst()
    )?.storeID,
)
