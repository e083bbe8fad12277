import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { lockRewrite, updateRewrite } from '#queries/rewrites.ts'
import { announceRewrite } from './announce.ts'

/** Puts the batch of a request, if there is one, into the exception list: something has happened to its payment. */
export const warnRewrite = Effect.fnUntraced(function* (tx: Tx, scope: CompanyScope, paymentID: number, rewriteWarning: string) {
  const batch = yield* tx.query((db) => lockRewrite(db, scope, { paymentID }))
  if (!batch) return
  yield* tx.query((db) => updateRewrite(db, scope, batch.rewriteID, { rewriteWarning, rewriteState: 'exception', isException: 1 }))
  announceRewrite(tx, batch)
})
