import { Clock, Effect } from 'effect'
import { CONSENT_KINDS, type OptOutMeans } from '@xd/core/domain/customer/consent.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { insertConsents } from '#queries/consents.ts'
import { setOptedOut } from '#queries/incoming.ts'
import { audit } from '#services/audit.ts'
import { presentConsents } from './consents.ts'

/** Opts a customer out of everything automatic because they told the store so, once. No text confirms it. */
export const optOut = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, means: source }: { custID: number; means: OptOutMeans },
) {
  const { write } = yield* Database
  const { companyID, userID } = caller
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      const changed = yield* tx.query((db) => setOptedOut(db, caller, custID, at))
      const { holds } = yield* tx.query((db) => presentConsents(db, caller, custID))
      const withdrawn = CONSENT_KINDS.filter((kind) => changed || holds[kind] !== false)
      if (withdrawn.length > 0) {
        yield* tx.query((db) =>
          insertConsents(
            db,
            withdrawn.map((consentKind) => ({ companyID, custID, consentKind, given: 0, source, at, userID })),
          ),
        )
        yield* audit(tx, caller, {
          at,
          action: 'customer-opt-out',
          target: `customer/${custID}`,
          detail: { means: source },
        })
        tx.emit('reload_customer', { custID }, { companyID })
      }
      return yield* tx.query((db) => presentConsents(db, caller, custID))
    }),
  )
})
