import { Effect } from 'effect'
import { lookingBack } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { companyOfStore } from '#queries/admin-companies.ts'
import { inCompany } from '#services/admin/in-company.ts'
import { shownStore } from '#services/stores/shown-store.ts'

export const fetch = handle(
  'admin/stores/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    const companyID = yield* found(yield* companyOfStore(systemScope('support'), storeID), 'store')
    const every = lookingBack(yield* inCompany(caller, companyID))
    return { companyID, store: yield* found(yield* shownStore(every, storeID), 'store') }
  }),
)
