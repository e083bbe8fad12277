import { Effect } from 'effect'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { setSuspended } from '#queries/company-state.ts'
import { audit } from '#services/audit.ts'
import { releaseHeld } from '#services/messaging/release-held.ts'
import { endSessionsOfCompany } from '#services/users/end-sessions.ts'
import { emit } from '#db/database.ts'

const NOT_OURS = 'XD Support’s own company can’t be suspended, because nobody could end the suspension.'

/**
 * Suspends a company, or ends the suspension. Suspending signs its users out at once, closes their sockets, and lets
 * nobody sign in. Jobs stay untouched: the worker skips a suspended company's jobs (`jobs/held.ts`) and runs the due
 * ones afterwards. Only the time limit for messages starts over.
 */
export const setSuspension = Effect.fnUntraced(function* (inside: Caller, suspended: boolean, at: number) {
  const { companyID } = inside
  if (suspended && companyID === SUPPORT_COMPANY_ID)
    return yield* fail('invalid_input', { sentence: NOT_OURS, fields: { 'company.suspended': NOT_OURS } })
  if (!(yield* setSuspended(inside, suspended ? at : null))) return
  const sessionsEnded = suspended ? yield* endSessionsOfCompany(inside) : 0
  if (!suspended) yield* releaseHeld(inside, at)
  yield* audit(inside, {
    action: suspended ? 'company-suspend' : 'company-resume',
    target: `company/${companyID}`,
    ...(suspended && { detail: { sessionsEnded } }),
  })
  yield* emit('reload_company', {}, { companyID })
})
