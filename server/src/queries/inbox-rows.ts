import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

const shown = prepared((db, { companyID, convoIDs }: Places<{ companyID: number; convoIDs: readonly number[] }>) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('messages as m', 'm.messageID', 'c.convoLastMessageID')
    .innerJoin('customers as u', 'u.custID', 'c.custID')
    .innerJoin('stores as s', 's.storeID', 'c.storeID')
    // By name, because columns that are never shown, like the text folded for searching, are half of the stored data.
    .select([
      'c.convoID',
      'c.custID',
      'c.storeID',
      'c.convoStatus',
      'c.convoFlag',
      'c.convoAssignedUserID',
      'c.convoUnread',
      'c.convoWaitingSince',
      'c.convoPhoneUnproved',
      'c.convoHasChat',
      'c.convoLeadStatus',
      'c.convoPromiseBroken',
    ])
    .select([
      'u.custPhone',
      'u.custFirstName',
      'u.custLastName',
      'u.custEmail',
      'u.custDL',
      'u.custStreet',
      'u.custCity',
      'u.custState',
      'u.custZIP',
      'u.custCustomFields',
      'u.custBlocked',
      'u.custOptedOutAt',
      'u.custLanguage',
    ])
    .select([
      'm.messageID',
      'm.messageDirection',
      'm.messageChannel',
      'm.messageSubject',
      'm.messageBody',
      'm.messagePicturesDeleted',
      'm.messageStatus',
      'm.messageTwilioError',
      'm.messageAt',
      'm.messageSentByID',
      'm.messageAutomatic',
      'm.messageOrigin',
      'm.clientMessageID',
      'm.paymentID',
    ])
    .select(['s.storeName', 's.storeAbbr', 's.storeColor'])
    .where('c.companyID', '=', companyID)
    .where(among(db, 'c.convoID', convoIDs)),
)

/** The parts of a page's rows: conversation, customer, store and the last message. */
export const inboxRows = (db: Db, { companyID }: CompanyScope, convoIDs: readonly number[]) =>
  shown(db, { companyID, convoIDs })
