import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiKeysTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'
import { allowedStores } from './usable-stores.ts'

export type ApiKeyRow = Selectable<ApiKeysTable>

const bySecret = prepared((db, { secretHash, now }: Places<{ secretHash: string; now: number }>) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.userID', 'k.makerID')
    .innerJoin('companies as c', 'c.companyID', 'k.companyID')
    .leftJoin('stores as st', allowedStores as never)
    .selectAll('k')
    .select(['u.userEnabled as makerEnabled', 'u.userPermissions as makerPermissions', 'c.features', 'c.suspendedAt'])
    .select(['st.storeID', 'st.storeEnabled', 'st.storeDeleted'])
    .where(({ or, and, eb }) =>
      or([
        eb('k.secretHash', '=', secretHash),
        and([eb('k.previousHash', '=', secretHash), eb('k.previousUntil', '>', now)]),
      ]),
    )
    .orderBy('st.storeID'),
)

/**
 * The key with this secret and, one row per store, the stores its maker is allowed at, including closed ones. Without
 * any store there is one row, with a null `storeID`.
 */
export const findKeyBySecret = query((db: Db, _: SystemScope, secretHash: string, now: number) =>
  bySecret(db, { secretHash, now }),
)

export const setKeyUsed = (db: TxDb, _: SystemScope, keyID: number, usedAt: number) =>
  db.updateTable('api_keys').set({ usedAt }).where('keyID', '=', keyID).execute()

/** A company's keys with their makers. A company has few. */
export const listApiKeys = query((db: Db, { companyID }: Tenant) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.userID', 'k.makerID')
    .selectAll('k')
    .select(['u.userNickname as makerNickname', 'u.userUsername as makerUsername'])
    .select(['u.userIsXDACCT as makerIsXDACCT', 'u.userEnabled as makerEnabled'])
    .select('u.userPermissions as makerPermissions')
    .where('k.companyID', '=', companyID)
    .orderBy('k.keyID')
    .execute(),
)

/** A key, locked until the transaction ends. */
export const lockApiKey = query((db: TxDb, { companyID }: Tenant, keyID: number): Promise<ApiKeyRow | undefined> =>
  db
    .selectFrom('api_keys')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('keyID', '=', keyID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

export const insertApiKey = query(
  async (db: TxDb, key: Insertable<ApiKeysTable>): Promise<number> =>
    (await db.insertInto('api_keys').values(key).returning('keyID').executeTakeFirstOrThrow()).keyID,
)

export const updateApiKey = query((db: TxDb, { companyID }: Tenant, keyID: number, change: Updateable<ApiKeysTable>) =>
  db.updateTable('api_keys').set(change).where('companyID', '=', companyID).where('keyID', '=', keyID).execute(),
)
