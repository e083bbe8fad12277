import { Clock, Effect } from 'effect'
import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findPayment } from '#queries/payments.ts'
import { findRewriteOfPayment } from '#queries/rewrites.ts'
import { findAssent } from '#queries/renewal-assents.ts'
import { presentAssent } from '#services/renewals/assent.ts'
import { presentPayment } from '#services/payments/present.ts'

const assentOf = query(async (db: Db, scope: CompanyScope, paymentID: number) => {
  const assent = await findAssent(db, scope, paymentID)
  return assent === undefined ? null : presentAssent(assent)
})

export const fetch = handle(
  'payments/fetch',
  Effect.fnUntraced(function* ({ paymentKey }, caller) {
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const row = yield* found(yield* findPayment(caller, paymentKey), 'payment')
    return {
      payment: yield* presentPayment(caller, row, { now, publicURL }),
      rewrite: (yield* findRewriteOfPayment(caller, row.paymentID)) ?? null,
      militaryCheck: row.militaryCheck === null ? null : (JSON.parse(row.militaryCheck) as MilitaryCheck),
      renewalAssent: yield* assentOf(caller, row.paymentID),
    }
  }),
)
