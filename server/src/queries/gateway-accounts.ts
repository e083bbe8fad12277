import type { Updateable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { GatewayAccountsTable } from '#db/gateway-tables.ts'
import { isPostgres } from '#db/dialect.ts'
import { among, type Given, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

const inUse = (db: Db, companyID: Given<number>) =>
  db.selectFrom('gateway_accounts').selectAll().where('companyID', '=', companyID).where('retiredAt', 'is', null)

export type GatewayAccountRow = Awaited<ReturnType<typeof accountsInUse>>[number]

const scopedInUse = prepared((db, values: Places<{ companyID: number; storeIDs: readonly number[] }>) =>
  inUse(db, values.companyID)
    .where(({ or, eb }) => or([eb('storeID', 'is', null), among(db, 'storeID', values.storeIDs)]))
    .orderBy('accountID'),
)

/** The company's account, and those of the stores the caller may use. */
export const accountsInUse = (db: Db, { companyID, storeIDs }: CompanyScope) => scopedInUse(db, { companyID, storeIDs })

const own = (db: Db, { companyID }: CompanyScope, storeID: number | null) =>
  inUse(db, companyID).where('storeID', storeID === null ? 'is' : '=', storeID)

/** The account set up for exactly this place: a store, or with null the company. */
export const findOwnAccount = query((db: Db, scope: CompanyScope, storeID: number | null) =>
  own(db, scope, storeID).executeTakeFirst(),
)

/** The same, locked until the transaction ends. */
export const lockOwnAccount = query((db: TxDb, scope: CompanyScope, storeID: number | null) =>
  own(db, scope, storeID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

/** The highest version of any account of this place, including former ones. */
export const lastVersion = query(
  async (db: Db, { companyID }: CompanyScope, storeID: number | null): Promise<number> =>
    (
      await db
        .selectFrom('gateway_accounts')
        .select((eb) => eb.fn.max('version').as('version'))
        .where('companyID', '=', companyID)
        .where('storeID', storeID === null ? 'is' : '=', storeID)
        .executeTakeFirst()
    )?.version ?? 0,
)

/** The account a store's payments go through: its own, or else the company's. */
export const findAccountForStore = query(
  async (db: Db, _: SystemScope, { companyID, storeID }: { companyID: number; storeID: number }) => {
    const rows = await inUse(db, companyID)
      .where((eb) => eb.or([eb('storeID', 'is', null), eb('storeID', '=', storeID)]))
      .execute()
    return rows.find((row) => row.storeID !== null) ?? rows[0]
  },
)

/** Any account that ever existed, by the id in its name. */
export const findAccountByID = query((db: Db, _: SystemScope, accountID: number) =>
  db.selectFrom('gateway_accounts').selectAll().where('accountID', '=', accountID).executeTakeFirst(),
)

/** All accounts in use, whichever stores the caller may use; with `since`, also those in use until then. */
export const companyAccounts = (db: Db, { companyID }: CompanyScope, since?: number) =>
  db
    .selectFrom('gateway_accounts')
    .selectAll()
    .where('companyID', '=', companyID)
    .where((eb) =>
      since === undefined
        ? eb('retiredAt', 'is', null)
        : eb.or([eb('retiredAt', 'is', null), eb('retiredAt', '>=', since)]),
    )
    .execute()

export const allAccounts = query((db: Db, _: SystemScope) => db.selectFrom('gateway_accounts').selectAll().execute())

export const { insert: insertAccount } = rowsByID('gateway_accounts', 'accountID')

export const updateAccount = query(
  (db: TxDb, { companyID }: { companyID: number }, accountID: number, change: Updateable<GatewayAccountsTable>) =>
    db
      .updateTable('gateway_accounts')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('companyID', '=', companyID)
      .where('accountID', '=', accountID)
      .execute(),
)

/** The same secrets, sealed with another key. No edited value changes, and secrets saved meanwhile stay. */
export const resealAccount = query((db: TxDb, { accountID, secrets }: GatewayAccountRow, resealed: string) =>
  db
    .updateTable('gateway_accounts')
    .set({ secrets: resealed })
    .where('accountID', '=', accountID)
    .where('secrets', '=', secrets)
    .execute(),
)
