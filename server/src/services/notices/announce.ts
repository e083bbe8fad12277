import type { BatchRow } from '#queries/notice-batches.ts'
import { emit } from '#db/database.ts'

/** Tells users who may see a batch that it has changed. */
export const announceBatch = ({ batchID, companyID, storeID }: Pick<BatchRow, 'batchID' | 'companyID' | 'storeID'>) =>
  emit('reload_notices', { batchID }, { companyID, storeID })
