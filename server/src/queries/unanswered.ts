import type { Db } from '#db/connect.ts'

/**
 * A company's conversations whose customer is waiting for an answer, as every count and list of them takes it. What was
 * archived is done with, though the time since when they wait is kept for when it comes back.
 */
export const unansweredIn = (db: Db, companyID: number, storeIDs: readonly number[]) =>
  db
    .selectFrom('conversations')
    .where('companyID', '=', companyID)
    .where('storeID', 'in', storeIDs)
    .where('convoStatus', '=', 'active')
    .where('convoWaitingSince', 'is not', null)
