import { type Insertable, sql, type SqlBool } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import type { PlanTurnsTable } from '#db/plan-tables.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import { loansRefusedBy } from './consents.ts'
import { customersFoundBy } from './customer-search.ts'

type Scope = Pick<CompanyScope, 'companyID'>

/** Plans with their customers and stores. */
export const wholePlans = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('plans as p')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .innerJoin('stores as s', 's.storeID', 'p.storeID')
    .selectAll('p')
    .select(['c.custFirstName', 'c.custLastName', 'c.custPhone', 's.storeTimezone'])
    .where('p.companyID', '=', companyID)
    .where('p.storeID', 'in', orNone(storeIDs))

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>

export const findPlan = query((db: Db, scope: CompanyScope, planID: number) =>
  wholePlans(db, scope).where('p.planID', '=', planID).executeTakeFirst(),
)

/** A plan, locked until the end of the transaction. Its customer's conversation is locked before it. */
export const lockPlan = query((db: TxDb, scope: CompanyScope, planID: number): Promise<PlanRow | undefined> =>
  wholePlans(db, scope)
    .where('p.planID', '=', planID)
    // SQLite's write transactions exclude each other as a whole.
    .$if(isPostgres(db), (query) => query.forUpdate('p'))
    .executeTakeFirst(),
)

export const { insert: insertPlan, update: updatePlan } = rowsByID('plans', 'planID')

export const insertTurn = query((db: TxDb, turn: Insertable<PlanTurnsTable>) =>
  db.insertInto('plan_turns').values(turn).execute(),
)

/** A request of a plan, as its turn. */
export interface TurnRow {
  readonly planID: number
  readonly turn: number | null
  readonly day: LocalDay
  readonly paymentID: number
  readonly paymentKey: string
  readonly paymentStatus: PaymentStatus
  readonly amountCents: Cents
  readonly paymentFee: Cents
  readonly validBeforeAt: number
  readonly messageID: number | null
  readonly isBeingPaid: boolean
  /** The amount refunded to the customer. */
  readonly refundedCents: number
}

/** Everything that these plans asked for, oldest first. */
export const turnsOfPlans = query(
  async (db: Db, { companyID }: Scope, planIDs: readonly number[]): Promise<readonly TurnRow[]> => {
    if (planIDs.length === 0) return []
    const rows = await db
      .selectFrom('plan_turns as t')
      .innerJoin('payments as p', 'p.paymentID', 't.paymentID')
      .select(['t.planID', 't.turn', 't.day', 'p.paymentID', 'p.paymentKey', 'p.paymentStatus', 'p.amountCents'])
      .select(['p.paymentFee', 'p.validBeforeAt', 'p.messageID'])
      .select((eb) => [
        eb
          .exists(
            eb
              .selectFrom('payment_attempts as a')
              .select('a.attemptID')
              .whereRef('a.paymentID', '=', 't.paymentID')
              .where('a.state', '=', 'pending'),
          )
          .as('isBeingPaid'),
        eb
          .selectFrom('payment_refunds as r')
          .select((of) => of.fn.sum<number | string | null>('r.amountCents').as('total'))
          .whereRef('r.paymentID', '=', 't.paymentID')
          .where('r.state', '=', 'approved')
          .where('r.automatic', '=', 0)
          .as('refundedCents'),
      ])
      .where('t.companyID', '=', companyID)
      .where(amongThese(db, 't.planID', planIDs))
      .orderBy('t.paymentID')
      .execute()
    return rows.map((row) => ({
      ...row,
      isBeingPaid: Boolean(row.isBeingPaid),
      refundedCents: Number(row.refundedCents ?? 0),
    }))
  },
)

/** The plan that a request belongs to. */
export const planOfPayment = query((db: Db, { companyID }: Scope, paymentID: number) =>
  db
    .selectFrom('plan_turns')
    .select(['planID', 'turn'])
    .where('companyID', '=', companyID)
    .where('paymentID', '=', paymentID)
    .executeTakeFirst(),
)

/** The plans that these requests belong to. */
export const plansOfPayments = async (db: Db, scope: CompanyScope, paymentIDs: readonly number[]) => {
  const turns = await db
    .selectFrom('plan_turns')
    .select(['paymentID', 'planID', 'turn'])
    .where('companyID', '=', scope.companyID)
    .where(amongThese(db, 'paymentID', paymentIDs))
    .execute()
  const planIDs = [...new Set(turns.map(({ planID }) => planID))]
  const plans = planIDs.length === 0 ? [] : await findPlans(db, scope, planIDs)
  return { turns, plans }
}

export const findPlans = (db: Db, scope: CompanyScope, planIDs: readonly number[]): Promise<PlanRow[]> =>
  wholePlans(db, scope)
    .where(amongThese(db, 'p.planID', planIDs))
    .execute()

/** Plans with something to do: their time has come, or their customer may no longer be texted about payments. */
export const duePlans = query((db: Db, _: SystemScope, now: number) =>
  db
    .selectFrom('plans as p')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .innerJoin('companies as o', 'o.companyID', 'p.companyID')
    .select(['p.companyID', 'p.storeID', 'p.planID', 'p.dueAt'])
    .where(sql<SqlBool>`p."isOver" = 0`)
    .where('o.suspendedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('p.dueAt', '<=', now),
        eb('c.custBlocked', '=', 1),
        eb('c.custOptedOutAt', 'is not', null),
        eb(loansRefusedBy('c').expression, '=', 1),
      ]),
    )
    .orderBy('p.dueAt')
    .orderBy('p.planID')
    .execute(),
)

/** Looks at a plan at once. */
export const wakePlan = query((db: TxDb, { companyID }: Scope, planID: number, now: number) =>
  db
    .updateTable('plans')
    .set({ dueAt: now })
    .where('companyID', '=', companyID)
    .where('planID', '=', planID)
    .where('planStatus', '=', 'active')
    .execute(),
)

/** Looks at the active plans of a store at once; of all stores if none is given. */
export const wakePlansOfStore = query((db: TxDb, { companyID }: Scope, storeID: number | null, now: number) =>
  db
    .updateTable('plans')
    .set({ dueAt: now })
    .where('companyID', '=', companyID)
    .$if(storeID !== null, (query) => query.where('storeID', '=', storeID!))
    .where('planStatus', '=', 'active')
    .execute(),
)

/** An erased customer's plans end. They stay for the payments they asked for. Returns all of them. */
export const erasePlans = query(async (db: TxDb, { companyID }: Scope, custID: number, at: number) => {
  const theirs = db.updateTable('plans').where('companyID', '=', companyID).where('custID', '=', custID)
  await theirs
    .set({ planStatus: 'stopped', planStopCause: 'erased', planStatusAt: at, isOver: 1, dueAt: null })
    .where('isOver', '=', 0)
    .execute()
  return theirs.set({ planSearch: '' }).returning(['companyID', 'storeID', 'planID']).execute()
})

/** How many plans can still ask for payments: in a company, or at one of its stores. */
export const countRunningPlans = async (db: Db, { companyID }: Scope, storeID?: number): Promise<number> => {
  const { n } = await db
    .selectFrom('plans')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyID', '=', companyID)
    .$if(storeID !== undefined, (query) => query.where('storeID', '=', storeID!))
    .where(sql<SqlBool>`"isOver" = 0`)
    .executeTakeFirstOrThrow()
  return Number(n)
}

interface TurnsAsked {
  readonly from?: string
  readonly to?: string
  readonly planID?: number
  readonly turn?: number
  /** Words that must find the customer. */
  readonly words: readonly string[]
}

/** Turns by their days: those that were asked for, and the next one of each active plan. */
export const turnDaysIn = async (
  db: Db,
  scope: CompanyScope,
  { from, to, planID, turn, words }: TurnsAsked,
): Promise<{ planID: number; turn: number; day: LocalDay }[]> => {
  const customers = await customersFoundBy(db, scope, words)
  const plans = db
    .selectFrom('plans as p')
    .where('p.companyID', '=', scope.companyID)
    .where('p.storeID', 'in', orNone(scope.storeIDs))
    .$if(customers !== undefined, (query) => query.where('p.custID', 'in', customers!))
    .$if(planID !== undefined, (query) => query.where('p.planID', '=', planID!))
  const asked = await plans
    .innerJoin('plan_turns as t', 't.planID', 'p.planID')
    .select(['p.planID', 't.turn', 't.day'])
    .where('t.turn', 'is not', null)
    .$if(from !== undefined, (query) => query.where('t.day', '>=', from as LocalDay))
    .$if(to !== undefined, (query) => query.where('t.day', '<=', to as LocalDay))
    .execute()
  const next = await plans
    .select(['p.planID', 'p.nextDay as day'])
    .select((eb) =>
      eb
        .selectFrom('plan_turns as t')
        .select((of) => of.fn.max<number | null>('t.turn').as('last'))
        .whereRef('t.planID', '=', 'p.planID')
        .as('last'),
    )
    .where('p.planStatus', '=', 'active')
    .where(
      sql<SqlBool>`not exists (select 1 from plan_turns as t where t."planID" = p."planID" and t.turn is not null and t.day >= p."nextDay")`,
    )
    .$if(from !== undefined, (query) => query.where('p.nextDay', '>=', from as LocalDay))
    .$if(to !== undefined, (query) => query.where('p.nextDay', '<=', to as LocalDay))
    .execute()
  const turns = [
    ...asked.map((one) => ({ ...one, turn: one.turn! })),
    ...next.map(({ last, ...one }) => ({ ...one, turn: Number(last ?? 0) + 1 })),
  ]
  return turn === undefined ? turns : turns.filter((one) => one.turn === turn)
}
