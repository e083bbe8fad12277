import { billFor } from '@xd/core/domain/access/bill.ts'
import { priceListOutput, priceOutput } from '@xd/core/domain/pricing/output.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { featuresOfCompany } from '#queries/companies.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { storesOfCompany } from '#queries/stores.ts'

/** A company's monthly bill, from its features and the number of open stores. */
export const billOf = query(async (db: Db, { companyID }: Tenant) => {
  const [features, all] = [
    JSON.parse(await featuresOfCompany(db, companyID)) as string[],
    await storesOfCompany(db, companyID),
  ]
  const stores = all.filter(({ storeEnabled, storeDeleted }) => storeEnabled === 1 && storeDeleted === 0).length
  return { features, stores, quote: billFor(stores, features) }
})

/** A company's features and bill, and everything on offer. */
export const presentAddOns = query(async (db: Db, scope: CompanyScope) => {
  const { quote, ...bill } = await billOf(db, scope)
  const { companyVersion } = await findCompanySettings(db, scope)
  return { ...bill, quote: priceOutput(quote), priceList: priceListOutput(), companyVersion }
})
