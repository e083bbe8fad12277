import type { Cents } from '@xd/core/domain/money/cents.ts'
import { selectionOf } from '@xd/core/domain/pricing/of-features.ts'
import { quotePrice } from '@xd/core/domain/pricing/quote.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { featuresOfCompany } from '#queries/companies.ts'
import { storesOfCompany } from '#queries/stores.ts'

/** What one more store would add to the company's monthly bill. */
export const nextStore = async (db: Db, { companyID }: CompanyScope): Promise<Cents> => {
  const [features, stores] = await Promise.all([featuresOfCompany(db, companyID), storesOfCompany(db, companyID)])
  const open = stores.filter(({ storeEnabled, storeDeleted }) => storeEnabled === 1 && storeDeleted === 0)
  return quotePrice(open.length, selectionOf(JSON.parse(features) as string[])).nextStore
}
