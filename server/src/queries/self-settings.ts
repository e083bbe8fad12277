import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { DEFAULT_SELF_SERVICE, type SelfServiceTerms } from '@xd/core/domain/self-service/settings.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope, Tenant } from '#db/scope.ts'
import type { SelfSettingsTable } from '#db/self-service-tables.ts'

type Stored = Omit<SelfSettingsTable, 'companyID' | 'storeID'>

const termsOf = (row: Stored | undefined): SelfServiceTerms =>
  row === undefined
    ? DEFAULT_SELF_SERVICE
    : {
        selfEnabled: row.selfEnabled === 1,
        selfMaxAgeHours: row.selfMaxAgeHours,
        selfMaxAmount: row.selfMaxAmount,
        selfShowItems: row.selfShowItems === 1,
      }

const ofStore = prepared((db, { companyID, storeID }: Places<{ companyID: number; storeID: number }>) =>
  db
    .selectFrom('self_settings')
    .select(['selfEnabled', 'selfMaxAgeHours', 'selfMaxAmount', 'selfShowItems'])
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID),
)

export const findSelfTerms = query(async (db: Db, { companyID }: Tenant, storeID: number): Promise<SelfServiceTerms> =>
  termsOf((await ofStore(db, { companyID, storeID }))[0]),
)

export const saveSelfTerms = query(
  async (db: TxDb, { companyID }: CompanyScope, storeID: number, terms: SelfServiceTerms): Promise<void> => {
    const stored: Stored = {
      ...terms,
      selfEnabled: terms.selfEnabled ? 1 : 0,
      selfShowItems: terms.selfShowItems ? 1 : 0,
    }
    await db
      .insertInto('self_settings')
      .values({ companyID, storeID, ...stored })
      .onConflict((conflict) => conflict.column('storeID').doUpdateSet(stored))
      .execute()
  },
)

const byKey = prepared((db, { storeKey }: Places<{ storeKey: string }>) =>
  db
    .selectFrom('stores as s')
    .innerJoin('companies as c', 'c.companyID', 's.companyID')
    .leftJoin('self_settings as f', 'f.storeID', 's.storeID')
    .leftJoin('company_logos as l', 'l.companyID', 's.companyID')
    .select(['s.companyID', 's.storeID', 's.storeName', 's.storePhone', 's.storeColor', 's.storeTimezone'])
    .select(['s.storeAddressStr', 's.remoteFeeBasisPoints'])
    .select(['c.companyName', 'c.companySpanish', 'c.features', 'l.logoKey', 'l.width', 'l.height'])
    .select(['f.selfEnabled', 'f.selfMaxAgeHours', 'f.selfMaxAmount', 'f.selfShowItems'])
    .where('s.storeKey', '=', storeKey)
    .where('s.storeEnabled', '=', 1)
    .where('s.storeDeleted', '=', 0)
    .where('c.suspendedAt', 'is', null),
)

/** An open store of an active company, as its customers' page shows it, with its terms. */
export const findStoreOfPage = query(async (db: Db, _: SystemScope, storeKey: string) => {
  const row = (await byKey(db, { storeKey }))[0]
  if (row === undefined) return undefined
  const {
    companySpanish,
    logoKey,
    width,
    height,
    selfEnabled,
    selfMaxAgeHours,
    selfMaxAmount,
    selfShowItems,
    ...store
  } = row
  return {
    ...store,
    companyLanguages: languagesOf(companySpanish === 1),
    logo: logoKey === null || width === null || height === null ? undefined : { logoKey, width, height },
    ...termsOf(
      selfEnabled === null || selfMaxAgeHours === null || selfShowItems === null
        ? undefined
        : { selfEnabled, selfMaxAgeHours, selfMaxAmount, selfShowItems },
    ),
  }
})

export type StoreOfPage = NonNullable<Awaited<ReturnType<typeof findStoreOfPage>>>
