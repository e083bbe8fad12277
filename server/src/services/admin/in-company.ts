import { Effect } from 'effect'
import type { SignedIn } from '#caller.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findAnyCompany } from '#queries/admin-companies.ts'
import { storesOfCompany } from '#queries/stores.ts'

/**
 * Support staff working on a company from their own admin area. They can reach its rows, and its log doesn't name them
 * as its user, as on a visit. This caller can do everything that the company's own screens do.
 */
export const inCompany = Effect.fnUntraced(function* (caller: SignedIn, companyID: number) {
  const company = yield* found(yield* findAnyCompany(systemScope('support'), companyID), 'company')
  const stores = yield* storesOfCompany(companyID)
  const [open, closed] = [true, false].map((wanted) =>
    stores
      .filter(({ storeEnabled, storeDeleted }) => (storeEnabled === 1 && storeDeleted === 0) === wanted)
      .map(({ storeID }) => storeID),
  )
  const { session } = caller
  const inside: SignedIn = {
    ...caller,
    companyID,
    storeIDs: open!,
    pastStoreIDs: closed!,
    features: JSON.parse(company.features) as string[],
    session: {
      ...session,
      visit: {
        homeCompanyID: session.visit?.homeCompanyID ?? caller.companyID,
        homeCompanyName: session.visit?.homeCompanyName ?? '',
        reason: '',
        readOnly: false,
        expiresAt: session.expiresAt,
        visitID: null,
      },
    },
  }
  return inside
})
