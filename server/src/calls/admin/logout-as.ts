import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { findCompany } from '#queries/companies.ts'
import { endVisit } from '#services/admin/visit.ts'

export const logoutAs = handle(
  'admin/logout-as',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    yield* write(endVisit(caller, now))
    const { companyID, companyName } = yield* findCompany(caller.session.visit?.homeCompanyID ?? caller.companyID)
    return { companyID, companyName }
  }),
)
