import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

interface InConversation {
  readonly convoID: number
  /** About this payment request. */
  readonly paymentID?: number
  /** In exactly these words. */
  readonly body?: string
}

/**
 * Whether a customer has asked for this on one of our pages: it is a message from them, and counts until staff write
 * again.
 */
export const isAsked = query(
  async (db: Db, { companyID }: Tenant, { convoID, paymentID, body }: InConversation): Promise<boolean> => {
    const ofConversation = db
      .selectFrom('messages')
      .select('messageID')
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
    const answered = await ofConversation
      .where('messageDirection', '=', 'out')
      .where('messageAutomatic', '=', 0)
      .orderBy('messageID', 'desc')
      .executeTakeFirst()
    const asked = await ofConversation
      .where('messageID', '>', answered?.messageID ?? 0)
      .where('messageDirection', '=', 'in')
      .where('messageOrigin', 'is', null)
      .$if(paymentID !== undefined, (messages) => messages.where('paymentID', '=', paymentID!))
      .$if(body !== undefined, (messages) => messages.where('messageBody', '=', body!))
      .executeTakeFirst()
    return asked !== undefined
  },
)
