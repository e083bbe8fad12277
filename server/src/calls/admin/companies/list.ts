import { Effect } from 'effect'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { handle } from '#calls/handler.ts'
import { systemScope } from '#db/scope.ts'
import { companies } from '#lists/companies.ts'
import { listed } from '#lists/list.ts'
import { listAllStores, listCompanies } from '#queries/support.ts'
import { presentListed } from '#services/admin/present-company.ts'

const scope = systemScope('support')

/** Spec 2 §5: a case-insensitive substring of the company name. */
const named = Effect.fnUntraced(function* (filter: string) {
  const wanted = foldText(filter)
  const all = yield* listCompanies(scope)
  const found = all.filter(({ companyName }) => foldText(companyName).includes(wanted))
  return { companies: found.map(presentListed), count: found.length, nextCursor: null }
})

const withStores = Effect.fnUntraced(function* (rows: readonly ReturnType<typeof presentListed>[]) {
  const companyIDs = rows.map(({ companyID }) => companyID)
  const stores = yield* listAllStores(scope, companyIDs)
  return rows.map((company) => ({
    ...company,
    stores: stores
      .filter((store) => store.companyID === company.companyID)
      .map((store) => ({ ...store, storeEnabled: store.storeEnabled === 1 })),
  }))
})

export const list = handle(
  'admin/companies/list',
  Effect.fnUntraced(function* ({ includeStores, filter, search }, caller) {
    const { companies: found, ...rest } = search
      ? yield* Effect.map(listed(companies, search, caller), ({ shown, ...page }) => ({ companies: shown, ...page }))
      : yield* named(filter ?? '')
    return { companies: includeStores === true ? yield* withStores(found) : found, ...rest }
  }),
)
