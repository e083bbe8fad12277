import type { Updateable } from 'kysely'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { CompaniesTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

export const findCompanySettings = query((db: Db, { companyID }: Tenant) =>
  db
    .selectFrom('companies as c')
    .leftJoin('company_logos as l', 'l.companyID', 'c.companyID')
    .select(['c.companyName', 'c.companyTimezone', 'c.companySpanish', 'c.companySessionDays', 'c.companyVersion'])
    .select([
      'c.companySegmentsPerMinute',
      'c.companySegmentsPerDay',
      'c.companyMailerGapDays',
      'c.companyMailerConsent',
    ])
    .select([
      'c.companySecondFactorFrom',
      'c.companyVisitApproval',
      'c.companyElectronicRenewals',
      'c.companyLoanRules',
      'c.features',
      'l.logoKey',
    ])
    .where('c.companyID', '=', companyID)
    .executeTakeFirstOrThrow(),
)

/** Changes a company, unless someone else has saved since `expected`. */
export const updateCompany = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    change: Updateable<CompaniesTable>,
    expected: number | undefined,
  ): Promise<boolean> => {
    const { companyName } = change
    const saved = await db
      .updateTable('companies')
      .set(({ eb }) => ({
        ...change,
        ...(companyName !== undefined && { companyFold: foldText(companyName) }),
        companyVersion: eb('companyVersion', '+', 1),
      }))
      .where('companyID', '=', companyID)
      .$if(expected !== undefined, (query) => query.where('companyVersion', '=', expected!))
      .returning('companyID')
      .executeTakeFirst()
    return saved !== undefined
  },
)

/** Whether the company must approve before XD Support changes anything. */
export const asksBeforeChanges = query(
  async (db: Db, companyID: number): Promise<boolean> =>
    (await findCompanySettings(db, { companyID })).companyVisitApproval === 1,
)

export const sessionDaysOf = async (db: Db, companyID: number): Promise<number> =>
  (await findCompanySettings(db, { companyID })).companySessionDays

/** Limits the sign-ins of a company's users to this many days from their start. */
export const shortenSessions = query((db: TxDb, { companyID }: Tenant, days: number) =>
  db
    .updateTable('sessions')
    .set(({ eb }) => ({ expiresAt: eb('createdAt', '+', days * DAY_MS) }))
    .where('companyID', '=', companyID)
    .where(({ eb, ref }) => eb('expiresAt', '>', eb(ref('createdAt'), '+', days * DAY_MS)))
    .execute(),
)
