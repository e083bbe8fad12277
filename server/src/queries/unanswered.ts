import type { Db } from '#db/connect.ts'

/**
 * A company's conversations whose customer is waiting for an answer: the one rule for every count and list. Nothing waits
 * in the archive, but `convoWaitingSince` stays there for conversations that come back.
 */
export const unansweredIn = (db: Db, companyID: number, storeIDs: readonly number[]) =>
  db
    .selectFrom('conversations')
    .where('companyID', '=', companyID)
    .where('storeID', 'in', storeIDs)
    .where('convoStatus', '=', 'active')
    .where('convoWaitingSince', 'is not', null)
