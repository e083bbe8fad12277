import { sql } from 'kysely'
import type { TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

/**
 * An erased customer's places on mailers' lists still count, but without the number, the message or the person.
 * Anything that has not left never will.
 */
export const eraseRecipients = async (
  db: TxDb,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  custID: number,
  at: number,
): Promise<void> => {
  const theirs = db.updateTable('mailer_recipients').where('companyID', '=', companyID).where('custID', '=', custID)
  await theirs
    .set({ state: 'excluded', reason: 'erased', heldUntil: null, stateAt: at })
    .where('state', 'in', ['waiting', 'held'])
    .execute()
  await theirs.set({ address: sql<string>`'erased-' || "recipientID"`, messageID: null, convoID: null }).execute()
}
