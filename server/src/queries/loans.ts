import type { Insertable } from 'kysely'
import { lawOf } from '@xd/core/domain/loan/frozen.ts'
import type { Regime } from '@xd/core/domain/loan/regime.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { LoanVersionsTable } from '#db/loan-tables.ts'
import { among, type Given, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

/** Quotes with their customers and their versions: the newest, or the requested one. */
export const wholeLoans = (db: Db, { companyID }: { readonly companyID: Given<number> }, version?: number) =>
  db
    .selectFrom('loans as l')
    .innerJoin('loan_versions as v', (join) =>
      version === undefined
        ? join.onRef('v.loanID', '=', 'l.loanID').onRef('v.loanVersion', '=', 'l.loanVersion')
        : join.onRef('v.loanID', '=', 'l.loanID').on('v.loanVersion', '=', version),
    )
    .leftJoin('customers as c', 'c.custID', 'l.custID')
    .selectAll('l')
    .select([
      'v.loanVersion as shownVersion',
      'v.savedAt as versionAt',
      'v.savedByID as versionByID',
      'v.loanItem as versionItem',
      'v.coveredBorrower',
      'v.checkDay',
      'v.checkMethod',
      'v.checkReference',
      'v.terms',
      'v.quote',
      'v.lawHash',
      'v.overridden',
      'c.custFirstName',
      'c.custLastName',
      'c.custPhone',
    ])
    .where('l.companyID', '=', companyID)

export type WholeLoan = NonNullable<Awaited<ReturnType<typeof findLoan>>>

export const findLoan = query((db: Db, scope: Tenant, loanID: number, version?: number) =>
  wholeLoans(db, scope, version).where('l.loanID', '=', loanID).executeTakeFirst(),
)

const byIDs = prepared<{ companyID: number; loanIDs: readonly number[] }, WholeLoan>((db, values) =>
  wholeLoans(db, values).where(among(db, 'l.loanID', values.loanIDs)),
)

/** In the order of the ids. */
export const findLoans = query(async (db: Db, scope: Tenant, loanIDs: readonly number[]): Promise<WholeLoan[]> => {
  if (loanIDs.length === 0) return []
  const rows = await byIDs(db, { companyID: scope.companyID, loanIDs })
  const byID = new Map(rows.map((row) => [row.loanID, row]))
  return loanIDs.flatMap((loanID) => byID.get(loanID) ?? [])
})

/** A quote, locked until the end of the transaction: anyone else who would change it waits. */
export const lockLoan = query((db: TxDb, scope: Tenant, loanID: number): Promise<WholeLoan | undefined> =>
  wholeLoans(db, scope)
    .where('l.loanID', '=', loanID)
    // SQLite's write transactions exclude each other as a whole.
    .$if(isPostgres(db), (query) => query.forUpdate('l'))
    .executeTakeFirst(),
)

/** The quotes in a customer's cart, in the order they were added. */
export const cartOf = query((db: Db, scope: Tenant, custID: number): Promise<WholeLoan[]> =>
  wholeLoans(db, scope)
    .where('l.custID', '=', custID)
    .where('l.cartAt', 'is not', null)
    .orderBy('l.cartAt')
    .orderBy('l.loanID')
    .execute(),
)

export const { insert: insertLoan, update: updateLoan } = rowsByID('loans', 'loanID')

/** Versions are added and never changed. */
export const insertLoanVersion = (db: TxDb, version: Insertable<LoanVersionsTable>) =>
  db.insertInto('loan_versions').values(version).execute()

export const overrideLoanVersion = query(
  (db: TxDb, { companyID }: Tenant, { loanID, shownVersion }: WholeLoan, overridden: string) =>
    db
      .updateTable('loan_versions')
      .set({ overridden })
      .where('companyID', '=', companyID)
      .where('loanID', '=', loanID)
      .where('loanVersion', '=', shownVersion)
      .execute(),
)

/** Newest first. */
export const versionsOf = query((db: Db, { companyID }: Tenant, loanID: number) =>
  db
    .selectFrom('loan_versions')
    .select(['loanVersion', 'savedAt', 'savedByID', 'quote'])
    .where('companyID', '=', companyID)
    .where('loanID', '=', loanID)
    .orderBy('loanVersion', 'desc')
    .execute(),
)

export const keepLaw = (db: TxDb, lawHash: string, law: string) =>
  db
    .insertInto('loan_laws')
    .values({ lawHash, law })
    .onConflict((conflict) => conflict.column('lawHash').doNothing())
    .execute()

/** Laws are found by their content, so each is read only once. */
const known = new Map<string, Regime>()

/** The laws under which quotes were saved. */
export const lawsOf = async (db: Db, rows: readonly { readonly lawHash: string }[]) => {
  const unread = [...new Set(rows.map(({ lawHash }) => lawHash))].filter((hash) => !known.has(hash))
  if (unread.length > 0) {
    const found = await db.selectFrom('loan_laws').selectAll().where('lawHash', 'in', unread).execute()
    for (const { lawHash, law } of found) known.set(lawHash, lawOf(law))
  }
  return ({ lawHash }: { readonly lawHash: string }): Regime => known.get(lawHash)!
}

/** The quote behind a shared link: anyone who has its key may see that one quote. */
export const findSharedLoan = query((db: Db, _: SystemScope, linkKey: string) =>
  db
    .selectFrom('loans as l')
    .innerJoin('companies as c', 'c.companyID', 'l.companyID')
    .leftJoin('company_logos as g', 'g.companyID', 'l.companyID')
    .leftJoin('customers as u', 'u.custID', 'l.custID')
    .select(['l.companyID', 'l.loanID', 'l.linkVersion', 'l.loanVersion', 'c.companyName', 'c.companyTimezone'])
    .select(['c.companySpanish', 'c.features', 'g.logoKey', 'g.width', 'g.height', 'u.custLanguage'])
    .where('l.linkKey', '=', linkKey)
    .executeTakeFirst(),
)
