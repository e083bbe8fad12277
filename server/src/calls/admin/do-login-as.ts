import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { listCompanies } from '#queries/support.ts'
import { beginVisit, endVisit } from '#services/admin/visit.ts'
import { VISIT_MS } from '#services/session.ts'

const MINUTE_MS = 60_000

export const doLoginAs = handle(
  'admin/do-login-as',
  Effect.fnUntraced(function* ({ companyID, reason, ticket, readOnly, ttlMinutes }, caller) {
    const { read, write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const companies = yield* read((db) => listCompanies(db, systemScope('support')))
    const company = yield* found(companies.find((one) => one.companyID === companyID))
    const { session } = caller
    const home = session.visit?.homeCompanyID ?? caller.companyID
    const ttl = Math.min(VISIT_MS, (ttlMinutes ?? Infinity) * MINUTE_MS)
    const visit = {
      companyID,
      reason: reason?.trim() ?? '',
      ticket: ticket?.trim(),
      readOnly: readOnly ?? false,
      expiresAt: Math.min(now + ttl, session.expiresAt),
    }
    yield* write((tx) =>
      Effect.gen(function* () {
        // From one visit straight to the next: the first ends.
        yield* endVisit(tx, caller, now)
        if (companyID !== home) yield* beginVisit(tx, caller, visit, now)
      }),
    )
    return { company, expires: companyID === home ? session.expiresAt : visit.expiresAt }
  }),
)
