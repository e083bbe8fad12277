import { sql } from 'kysely'
import type { Compared, Span } from '@xd/core/domain/report/paid-so-far.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

const within = ({ from, to }: Span) => sql`p."statusAt" >= ${from} and p."statusAt" < ${to}`
const count = (span: Span) => sql<number>`sum(case when ${within(span)} then 1 else 0 end)`
const amount = (span: Span) => sql<number>`sum(case when ${within(span)} then p."amountCents" else 0 end)`

/** What was paid in each of these spans, by store; stores where nothing was paid are left out. */
export const paidSoFar = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  { today, week }: Record<'today' | 'week', Compared<Span>>,
) => {
  if (storeIDs.length === 0) return []
  return (
    db
      .selectFrom('payments as p')
      .select([
        'p.storeID',
        count(today.now).as('todayCount'),
        amount(today.now).as('todayAmount'),
        count(today.then).as('todayThenCount'),
        amount(today.then).as('todayThenAmount'),
        count(week.now).as('weekCount'),
        amount(week.now).as('weekAmount'),
        count(week.then).as('weekThenCount'),
        amount(week.then).as('weekThenAmount'),
      ])
      .where('p.companyID', '=', companyID)
      .where('p.storeID', 'in', storeIDs)
      .where('p.paymentStatus', '=', 'approved')
      // Two weeks at most, which the index of payments by approval has all of.
      .where('p.statusAt', '>=', week.then.from)
      .where('p.statusAt', '<', week.now.to)
      .groupBy('p.storeID')
      .execute()
  )
}
