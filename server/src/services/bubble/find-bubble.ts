import type { Db } from '#db/connect.ts'
import { Effect } from 'effect'
import { isOnSite } from '@xd/core/domain/bubble/domains.ts'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import type { Visitor } from '#caller.ts'
import { query } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { findBubbleCompany } from '#queries/bubble-places.ts'
import { findBubble } from '#queries/bubble-settings.ts'
import { listStores, storesOfCompany } from '#queries/stores.ts'

/** Fails for a page on any site not allowed to show the bubble. Our own panel is not on one. */
export const requireOnSite = (
  { bubbleDomains }: { readonly bubbleDomains: readonly string[] },
  { foreignOrigin }: Pick<Visitor, 'foreignOrigin'>,
) => (foreignOrigin === undefined || isOnSite(bubbleDomains, foreignOrigin) ? Effect.void : fail('wrong_origin'))

/** A company’s bubble, with the stores that visitors can write to; 404 if there is none, or it is turned off. */
export const findOpenBubble = Effect.fnUntraced(function* (
  companyKey: string,
  visitor: Pick<Visitor, 'foreignOrigin'>,
) {
  const company = yield* found(yield* findBubbleCompany(systemScope('bubble'), companyKey), 'bubble')
  const { settings } = yield* findBubble(company)
  yield* found(settings.bubbleEnabled ? settings : undefined, 'bubble')
  yield* requireOnSite(settings, visitor)
  const stores = yield* storesForVisitors(company.companyID, settings.bubbleStoreIDs)
  return { company: { ...company, companyLanguages: languagesOf(company.companySpanish === 1) }, settings, stores }
})

/** Open stores only: the chosen ones, or all. */
const storesForVisitors = query(async (db: Db, companyID: number, chosen: readonly number[]) => {
  const storeIDs = (await storesOfCompany(db, companyID))
    .filter(({ storeEnabled, storeDeleted }) => storeEnabled === 1 && storeDeleted === 0)
    .map(({ storeID }) => storeID)
    .filter((storeID) => chosen.length === 0 || chosen.includes(storeID))
  return listStores(db, { companyID, storeIDs })
})
