import { type Selectable, sql } from 'kysely'
import type { JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import { isPostgres } from '#db/dialect.ts'
import type { Order } from '#db/keyset.ts'
import type { MailersTable } from '#db/mailer-tables.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope, Tenant } from '#db/scope.ts'

export type MailerRow = Selectable<MailersTable>

/** Mailers that a scope's stores send, and those sent by each customer's own store. */
const mailers = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('mailers as j')
    .selectAll('j')
    .where('j.companyID', '=', companyID)
    .where((eb) => eb.or([eb('j.storeID', 'is', null), eb('j.storeID', 'in', orNone(storeIDs))]))

export const findMailer = query((db: Db, scope: CompanyScope, jobID: number): Promise<MailerRow | undefined> =>
  mailers(db, scope).where('j.jobID', '=', jobID).executeTakeFirst(),
)

/** These mailers, if the scope may see them. */
export const findMailers = query((db: Db, scope: CompanyScope, jobIDs: readonly number[]): Promise<MailerRow[]> =>
  mailers(db, scope)
    .where(amongThese(db, 'j.jobID', jobIDs))
    .execute(),
)

/** Mailers that are or were sent within a span of time. */
export const mailersBetween = async (
  db: Db,
  scope: CompanyScope,
  { start, end }: { readonly start: number; readonly end: number },
) =>
  (
    await mailers(db, scope)
      .where('j.jobScheduledAt', '>=', start)
      .where('j.jobScheduledAt', '<', end)
      .where('j.jobStatus', 'not in', ['draft', 'canceled'])
      .execute()
  ).map(({ jobID, jobScheduledAt }) => ({ jobID, jobScheduledAt: jobScheduledAt! }))

/** For the job that runs it. */
export const mailerOfJob = query(
  (
    db: Db,
    _: SystemScope,
    { companyID, jobID }: { readonly companyID: number; readonly jobID: number },
  ): Promise<MailerRow | undefined> =>
    db
      .selectFrom('mailers')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('jobID', '=', jobID)
      .executeTakeFirst(),
)

export const {
  lock: lockMailer,
  insert: insertMailer,
  update: updateMailer,
  remove: deleteMailer,
} = rowsByID('mailers', 'jobID')

/** The mailer that wrote a message, locked. */
export const lockMailerOfMessage = query(
  (db: TxDb, { companyID, messageID }: Tenant & { readonly messageID: number }): Promise<MailerRow | undefined> =>
    db
      .selectFrom('mailers')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('jobID', 'in', db.selectFrom('mailer_recipients').select('jobID').where('messageID', '=', messageID))
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

const newest: Order = { name: 'made', columns: [{ ref: 'j.jobID', key: 'jobID', type: 'number' }] }
export const MAILER_ORDERS = { jobCreatedDate: newest } as const satisfies Record<string, Order>

export interface MailerFilter {
  readonly filter: string
  readonly status: JobStatus | 'all'
  readonly storeID?: number
}

const mailersThat = (db: Db, scope: CompanyScope, { filter, status, storeID }: MailerFilter) => {
  const words = foldText(filter).split(' ').filter(Boolean)
  return mailers(db, scope)
    .$if(status !== 'all', (query) => query.where('j.jobStatus', '=', status as JobStatus))
    .$if(storeID !== undefined, (query) => query.where('j.storeID', '=', storeID!))
    .$if(words.length > 0, (query) =>
      query.where((eb) =>
        eb.and(
          words.map(
            (word) => sql<boolean>`j."jobTitleFold" like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
          ),
        ),
      ),
    )
}

export const { page: mailerPage, list: listMailers } = pagesOf(mailersThat)

export type StateCounts = Readonly<Partial<Record<RecipientState, number>>>

/** How many recipients each of these mailers has in each state. */
export const countsOfMailers = query(
  async (db: Db, { companyID }: Tenant, jobIDs: readonly number[]): Promise<ReadonlyMap<number, StateCounts>> => {
    const rows = await db
      .selectFrom('mailer_counts')
      .select(['jobID', 'state', 'recipients'])
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'jobID', jobIDs))
      .execute()
    const counts = new Map<number, Partial<Record<RecipientState, number>>>()
    for (const { jobID, state, recipients } of rows)
      counts.set(jobID, { ...counts.get(jobID), [state]: Number(recipients) })
    return counts
  },
)
