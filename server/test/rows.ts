import type { Insertable } from 'kysely'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { PaymentsTable } from '@xd/server/db/payment-tables.ts'
import type { ConversationsTable, CustomersTable, MessagesTable } from '@xd/server/db/tables.ts'

type Needed<Table, Key extends keyof Insertable<Table>> = Pick<Insertable<Table>, Key> & Partial<Insertable<Table>>

// Rows of which a test sets only the fields it needs. They hold data that the API would not let it write: other times,
// other companies.

export const customerRow = (given: Needed<CustomersTable, 'companyID' | 'custPhone'>): Insertable<CustomersTable> => {
  const named = { custFirstName: 'Ada', custLastName: 'Byron', custEmail: null, custDL: null, ...given }
  return { ...named, ...foldCustomer(named), custOptedOutAt: null, createdAt: 0, ...given }
}

export const conversationRow = (
  given: Needed<ConversationsTable, 'companyID' | 'storeID' | 'custID'>,
): Insertable<ConversationsTable> => ({
  convoStatus: 'active',
  convoAssignedUserID: null,
  convoLastMessageID: null,
  convoActivityAt: 0,
  convoWaitingSince: null,
  convoAutoRepliedPeriod: null,
  ...given,
})

type Thread = 'companyID' | 'storeID' | 'convoID' | 'custID'

export const messageRow = (
  given: Needed<MessagesTable, Thread | 'messageDirection' | 'messageAt'>,
): Insertable<MessagesTable> => ({
  messageChannel: 'sms',
  messageSubject: null,
  messageBody: '',
  messageSearch: '',
  messageStatus: given.messageDirection === 'in' ? 'received' : 'sent',
  messageTwilioError: null,
  messageSentByID: null,
  clientMessageID: null,
  paymentID: null,
  providerMessageID: null,
  sendKey: null,
  sendStartedAt: null,
  ...given,
})

export const paymentRow = (
  given: Needed<PaymentsTable, Thread | 'paymentKey' | 'paymentStatus' | 'amountCents'>,
): Insertable<PaymentsTable> => ({
  paymentMemo: '',
  paymentMode: 'any',
  paymentMethod: null,
  paymentRefID: null,
  requestedAt: 0,
  statusAt: 0,
  validBeforeLocal: '2024-01-02T17:45',
  validBeforeAt: 0,
  cardType: null,
  cardLastFour: null,
  cardExpDate: null,
  cardFunding: null,
  testMode: 1,
  sentByID: null,
  messageID: null,
  lastDeclineMessage: null,
  lastDeclineAt: null,
  paymentSearch: '',
  ...given,
})
