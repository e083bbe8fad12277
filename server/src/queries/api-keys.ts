import type { Selectable } from 'kysely'
import type { ApiKeysTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
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

export const { lock: lockApiKey, insert: insertApiKey, update: updateApiKey } = rowsByID('api_keys', 'keyID')
