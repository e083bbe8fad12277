import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { threadOfRewrite } from '#queries/rewrites.ts'

/** Announces a new or changed batch. */
export const announceRewrite = (
  tx: Tx,
  { companyID, storeID, rewriteID }: { companyID: number; storeID: number; rewriteID: number },
): void => tx.emit('reload_rewrites', { rewriteID }, { companyID, storeID })

/** Announces a batch whose request has not changed itself, to the thread that shows its card as well. */
export const announceSteps = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  batch: { readonly storeID: number; readonly rewriteID: number },
) {
  const { companyID } = scope
  const { storeID, rewriteID } = batch
  const { convoID, messageID } = yield* threadOfRewrite(scope, rewriteID)
  announceRewrite(tx, { companyID, storeID, rewriteID })
  tx.emit('reload_convo_sms', { convoID, ...(messageID !== null && { messageID }) }, { companyID, storeID })
})
