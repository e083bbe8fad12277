import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { mediaOfMessages } from './message-media.ts'

/** Everything stored about a customer in the scope's stores, oldest first. */
export const readCustomerFile = query(async (db: Db, scope: CompanyScope, custID: number) => {
  const { companyID, storeIDs } = scope
  const stores = orNone(storeIDs)
  const convos = await db
    .selectFrom('conversations')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('storeID', 'in', stores)
    .orderBy('convoID')
    .execute()
  const convoIDs = orNone(convos.map(({ convoID }) => convoID))
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('convoID', 'in', convoIDs)
    .orderBy('messageID')
    .execute()
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('storeID', 'in', stores)
    .orderBy('paymentID')
    .execute()
  const ids = orNone(messages.map(({ messageID }) => messageID))
  const keys = [
    `customer/${custID}`,
    ...convos.map(({ convoID }) => `convo/${convoID}`),
    ...payments.map(({ paymentKey }) => `payment/${paymentKey}`),
  ]
  return {
    convos,
    messages,
    payments,
    media: await mediaOfMessages(db, scope, ids),
    emails: await db
      .selectFrom('emails')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('messageID', 'in', ids)
      .execute(),
    comments: await db
      .selectFrom('comments')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('commentKey', 'in', keys)
      .orderBy('commentID')
      .execute(),
    stores: await db
      .selectFrom('stores')
      .select(['storeID', 'storeName'])
      .where('companyID', '=', companyID)
      .where('storeID', 'in', stores)
      .execute(),
    users: await db.selectFrom('users').select(['userID', 'userNickname']).where('companyID', '=', companyID).execute(),
  }
})
