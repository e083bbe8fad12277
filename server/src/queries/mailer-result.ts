import { sql } from 'kysely'
import { GONE_OUT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { COUNTS_WITHIN_MS } from '@xd/core/domain/report/after-message.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import type { MailerRow } from './mailers.ts'

type Sent = Pick<MailerRow, 'jobID' | 'startedAt'>

/** How many messages did not arrive, by the carrier's code. */
export const failuresOf = query((db: Db, { companyID }: Tenant, jobID: number) =>
  db
    .selectFrom('mailer_recipients')
    .select((eb) => ['errorCode', eb.fn.countAll<number>().as('count')])
    .where('companyID', '=', companyID)
    .where('jobID', '=', jobID)
    .where('state', '=', 'failed')
    .groupBy('errorCode')
    .execute(),
)

/** How many ever answered or opted out: the state only holds the latest. */
export const answersOf = query((db: Db, { companyID }: Tenant, jobID: number) =>
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
    .executeTakeFirstOrThrow(),
)

export interface Paid {
  readonly cents: number
  readonly payments: number
}

/**
 * The payments of mailers' recipients within a week, in the scope's stores: by mailer, for those with any payment
 * afterwards. It starts from the payments in that period and looks up who made them, because there are fewer payments
 * than recipients.
 */
export const paidAfter = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  jobs: readonly Sent[],
): Promise<ReadonlyMap<number, Paid>> => {
  const begun = jobs.flatMap(({ startedAt }) => startedAt ?? [])
  if (begun.length === 0) return new Map()
  const paid = db
    .selectFrom('payments as p')
    // SQLite keeps the order of a cross join.
    .crossJoin('mailer_recipients as r')
    .select(['r.jobID', 'p.paymentID', 'p.amountCents'])
    // A customer on a list twice, after two contacts were merged, paid once.
    .distinct()
    .where('p.companyID', '=', companyID)
    .where('p.paymentStatus', '=', 'approved')
    .where('p.statusAt', '>=', Math.min(...begun))
    .where('p.storeID', 'in', orNone(storeIDs))
    .where('r.companyID', '=', companyID)
    .whereRef('r.custID', '=', 'p.custID')
    .where('r.state', 'in', GONE_OUT_STATES)
    .whereRef('r.sentAt', '<=', 'p.statusAt')
    .where(sql<boolean>`r."sentAt" > p."statusAt" - ${COUNTS_WITHIN_MS}`)
    .where(
      amongThese(
        db,
        'r.jobID',
        jobs.map(({ jobID }) => jobID),
      ),
    )
  const rows = await db
    .selectFrom(paid.as('paid'))
    .select((eb) => ['jobID', eb.fn.sum<number>('amountCents').as('cents'), eb.fn.countAll<number>().as('payments')])
    .groupBy('jobID')
    .execute()
  return new Map(
    rows.map(({ jobID, cents, payments }) => [jobID, { cents: Number(cents), payments: Number(payments) }]),
  )
}
