import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { threadOfRewrite } from '#queries/rewrites.ts'
import { emit } from '#db/database.ts'

/** Announces a new or changed batch. */
export const announceRewrite = ({
  companyID,
  storeID,
  rewriteID,
}: {
  companyID: number
  storeID: number
  rewriteID: number
}) => emit('reload_rewrites', { rewriteID }, { companyID, storeID })

/** Announces a batch whose request has not changed itself, also to the thread that shows its card. */
export const announceSteps = Effect.fnUntraced(function* (
  scope: CompanyScope,
  batch: { readonly storeID: number; readonly rewriteID: number },
) {
  const { companyID } = scope
  const { storeID, rewriteID } = batch
  const { convoID, messageID } = yield* threadOfRewrite(scope, rewriteID)
  yield* announceRewrite({ companyID, storeID, rewriteID })
  yield* emit('reload_convo_sms', { convoID, ...(messageID !== null && { messageID }) }, { companyID, storeID })
})
