import type { Tx } from '#db/database.ts'

/** Says that a batch is new or has changed. */
export const announceRewrite = (
  tx: Tx,
  { companyID, storeID, rewriteID }: { companyID: number; storeID: number; rewriteID: number },
): void => tx.emit('reload_rewrites', { rewriteID }, { companyID, storeID })
