import { Clock, Effect } from 'effect'
import { CONSENT_KINDS, type ConsentSource, type OptOutMeans } from '@xd/core/domain/customer/consent.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { insertConsents, refusingLoans } from '#queries/consents.ts'
import { setOptedOut } from '#queries/incoming.ts'
import { closeStopRequests } from '#queries/stop-requests.ts'
import { audit } from '#services/audit.ts'
import { presentConsents } from './consents.ts'

type Asked = Exclude<ConsentSource, 'import' | 'complaint'>

/** Opts a customer out of everything automatic, once, and records how they asked. No text confirms it. */
export const optOutOfAll = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, source, at }: { custID: number; source: Asked; at: number },
) {
  const { companyID, userID } = caller
  const changed = yield* setOptedOut(caller, custID, at, userID)
  yield* closeStopRequests(caller, custID, { at, userID, emails: true })
  const { holds } = yield* presentConsents(caller, custID)
  // STOP revokes consent to texts alone. Only another word ends all emails about loans.
  const isLacking = source !== 'text' && !(yield* refusingLoans(caller, [custID])).has(custID)
  const withdrawn = CONSENT_KINDS.filter(
    (kind) => changed || holds[kind] !== false || (kind === 'service' && isLacking),
  )
  if (withdrawn.length > 0) {
    yield* insertConsents(
      withdrawn.map((consentKind) => ({ companyID, custID, consentKind, given: 0, source, at, userID })),
    )
    yield* audit(caller, {
      action: 'customer-opt-out',
      target: `customer/${custID}`,
      detail: { means: source },
    })
  }
  yield* emit('reload_customer', { custID }, { companyID })
})

/** The same for a customer who told the store so. */
export const optOut = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, means: source }: { custID: number; means: OptOutMeans },
) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      yield* optOutOfAll(caller, { custID, source, at })
      return yield* presentConsents(caller, custID)
    }),
  )
})
