import { sql } from 'kysely'
import { PENDING_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/**
 * An erased customer's places on mailers' lists still count, but without the number, the message or the person. Unsent
 * messages will never be sent. Reports about messages on their way would find no message, so their outcome stays
 * unknown.
 */
export const eraseRecipients = query(
  async (db: TxDb, { companyID }: Tenant, custID: number, at: number): Promise<void> => {
    const theirs = db.updateTable('mailer_recipients').where('companyID', '=', companyID).where('custID', '=', custID)
    await theirs
      .set({ state: 'excluded', reason: 'erased', heldUntil: null, sentAt: null, stateAt: at })
      .where('state', 'in', [...PENDING_STATES, 'sending'])
      .execute()
    await theirs.set({ address: sql<string>`'erased-' || "recipientID"`, messageID: null, convoID: null }).execute()
  },
)
