import { Clock, Effect } from 'effect'
import { saysWhy } from '@xd/core/domain/access/visit-reason.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import type { Session } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { listCompanies } from '#queries/support.ts'
import { asksBeforeChanges } from '#queries/company-settings.ts'
import { beginVisit, endVisit } from '#services/admin/visit.ts'
import { requireStepUp } from '#services/require-step-up.ts'
import { VISIT_MS } from '#services/session.ts'

const NO_REASON = 'Say why you need to make changes. The company can read it.'

const remaining = ({ visit }: Session, companyID: number, visited: number): number =>
  visit && companyID === visited ? visit.expiresAt : Infinity

export const doLoginAs = handle(
  'admin/do-login-as',
  Effect.fnUntraced(function* ({ companyID, reason, ticket, readOnly, ttlMinutes }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const companies = yield* listCompanies(systemScope('support'))
    const company = yield* found(
      companies.find((one) => one.companyID === companyID),
      'company',
    )
    const { session } = caller
    const home = session.visit?.homeCompanyID ?? caller.companyID
    const ttl = Math.min(VISIT_MS, (ttlMinutes ?? Infinity) * MINUTE_MS)
    const given = reason?.trim()
    // Without a reason a visit is view-only; a blank one is a mistake, and changing things always requires one.
    if (companyID !== home && (given === undefined ? readOnly === false : !saysWhy(given)))
      return yield* fail('invalid_input', { sentence: NO_REASON, fields: { reason: NO_REASON } })
    const wantsChanges = companyID !== home && !(readOnly ?? given === undefined)
    if (wantsChanges) yield* requireStepUp(caller)
    const waits = wantsChanges && (yield* asksBeforeChanges(companyID))
    const visit = {
      companyID,
      reason: given ?? 'No reason given',
      ticket: ticket?.trim(),
      readOnly: waits || !wantsChanges,
      approval: waits ? ('waiting' as const) : null,
      // Requested again, a visit continues for the time it has left.
      expiresAt: Math.min(now + ttl, session.expiresAt, remaining(session, companyID, caller.companyID)),
    }
    yield* write(
      Effect.gen(function* () {
        // Going straight from one visit to the next ends the first.
        yield* endVisit(caller, now)
        if (companyID !== home) yield* beginVisit(caller, visit, now)
      }),
    )
    return {
      company,
      expires: companyID === home ? session.expiresAt : visit.expiresAt,
      readOnly: companyID !== home && visit.readOnly,
      approval: visit.approval,
    }
  }),
)
