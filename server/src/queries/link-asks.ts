import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/**
 * A customer's request for a new link is a message from them that names the payment request. It counts until staff
 * write again.
 */
export const isLinkAsked = query(
  async (
    db: Db,
    { companyID }: Tenant,
    { convoID, paymentID }: { convoID: number; paymentID: number },
  ): Promise<boolean> => {
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
      .where('paymentID', '=', paymentID)
      .executeTakeFirst()
    return asked !== undefined
  },
)
