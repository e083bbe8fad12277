import type { Tx } from '#db/database.ts'

/** Announces a new or changed batch. */
export const announceRewrite = (
  tx: Tx,
  { companyID, storeID, rewriteID }: { companyID: number; storeID: number; rewriteID: number },
): void => tx.emit('reload_rewrites', { rewriteID }, { companyID, storeID })
