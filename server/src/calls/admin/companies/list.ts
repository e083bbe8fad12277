import { Effect } from 'effect'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { listAllStores, listCompanies as companiesByName } from '#queries/support.ts'

const scope = systemScope('support')

export const list = handle(
  'admin/companies/list',
  Effect.fnUntraced(function* ({ includeStores, filter }) {
    const { read } = yield* Database
    // Spec 2 §5: a case-insensitive substring of the company name.
    const wanted = foldText(filter ?? '')
    const companies = (yield* read((db) => companiesByName(db, scope))).filter((company) =>
      foldText(company.companyName).includes(wanted),
    )
    if (includeStores !== true) return { companies }
    const stores = yield* read((db) => listAllStores(db, scope))
    return {
      companies: companies.map((company) => ({
        ...company,
        stores: stores
          .filter((store) => store.companyID === company.companyID)
          .map((store) => ({ ...store, storeEnabled: store.storeEnabled === 1 })),
      })),
    }
  }),
)
