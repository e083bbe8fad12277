import type { Tx } from '#db/database.ts'
import type { BatchRow } from '#queries/notice-batches.ts'

/** Tells users who may see a batch that it has changed. */
export const announceBatch = (
  tx: Tx,
  { batchID, companyID, storeID }: Pick<BatchRow, 'batchID' | 'companyID' | 'storeID'>,
): void => tx.emit('reload_notices', { batchID }, { companyID, storeID })
