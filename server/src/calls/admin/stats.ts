import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { countCustomers } from '#queries/statistics.ts'
import { listAllStores, listCompanies } from '#queries/support.ts'
import { addCounts, countsOfStore } from '#services/admin/store-counts.ts'

const scope = systemScope('support')

const latest = (a: number | null, b: number | null) => (b === null || (a !== null && a >= b) ? a : b)

export const stats = handle(
  'admin/stats',
  Effect.fnUntraced(function* (input) {
    const { read } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const companyID = input.companyID ?? undefined
    const all = yield* listCompanies(scope)
    const company =
      companyID === undefined
        ? undefined
        : yield* found(
            all.find((one) => one.companyID === companyID),
            'company',
          )
    const companies = company ? [company] : all
    const stores = yield* Effect.forEach(
      yield* listAllStores(scope, companyID === undefined ? undefined : [companyID]),
      (store) =>
        read(async (db) => ({
          storeID: store.storeID,
          storeAbbr: store.storeAbbr,
          storeName: store.storeName,
          ...(await countsOfStore(db, scope, store, now)),
        })),
    )
    const customers = yield* countCustomers(scope, companyID)
    const lastLogin = companies.reduce<number | null>((last, { maxDate }) => latest(last, maxDate), null)
    return {
      stats: {
        companyID: company?.companyID ?? null,
        companyName: company?.companyName ?? null,
        companies: companies.length,
        ...addCounts(stores, { customers, lastLogin }),
        // For all companies together there would be too many stores to read.
        stores: company ? stores : [],
      },
    }
  }),
)
