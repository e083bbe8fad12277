import { sql } from 'kysely'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

type Scope = Pick<CompanyScope, 'companyID'>

/** What is paid within this time counts as a mailer's. */
export const PAID_WITHIN_MS = 7 * DAY_MS

/** How many messages did not arrive, by the carrier's code. */
export const failuresOf = (db: Db, { companyID }: Scope, jobID: number) =>
  db
    .selectFrom('mailer_recipients')
    .select((eb) => ['errorCode', eb.fn.countAll<number>().as('count')])
    .where('companyID', '=', companyID)
    .where('jobID', '=', jobID)
    .where('state', '=', 'failed')
    .groupBy('errorCode')
    .execute()

/** How many ever answered or said STOP: the state only holds the last. */
export const answersOf = (db: Db, { companyID }: Scope, jobID: number) =>
  db
    .selectFrom('mailer_recipients')
    .select([
      sql<number>`count("repliedAt")`.as('replied'),
      sql<number>`count("optedOutAt")`.as('optedOut'),
      sql<number>`count(case when state in ('delivered', 'replied', 'opted_out') then 1 end)`.as('delivered'),
    ])
    .where('companyID', '=', companyID)
    .where('jobID', '=', jobID)
    .where('sentAt', 'is not', null)
    .executeTakeFirstOrThrow()

/** What the people it went to have paid within a week, in the stores of the scope. */
export const paidAfter = (db: Db, { companyID, storeIDs }: CompanyScope, jobID: number) =>
  db
    .selectFrom('mailer_recipients as r')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.companyID', '=', 'r.companyID').onRef('p.custID', '=', 'r.custID'),
    )
    .select((eb) => [eb.fn.sum<number | null>('p.amountCents').as('amount'), eb.fn.countAll<number>().as('payments')])
    .where('r.companyID', '=', companyID)
    .where('r.jobID', '=', jobID)
    .where('r.sentAt', 'is not', null)
    .where('p.paymentStatus', '=', 'approved')
    .where('p.storeID', 'in', storeIDs.length > 0 ? storeIDs : [0])
    .whereRef('p.statusAt', '>=', 'r.sentAt')
    .where(sql<boolean>`p."statusAt" < r."sentAt" + ${PAID_WITHIN_MS}`)
    .executeTakeFirstOrThrow()
