import { Schema } from 'effect'
import { Message } from './message.ts'
import { Conversation } from './conversation.ts'
import { Customer } from './customer.ts'

/** One row: a conversation's last message that was not automatic, and whom it is with. */
export const InboxRow = Schema.Struct({
  ...Message.fields,
  convo: Conversation,
  customer: Customer,
  store: Schema.Struct({ storeID: Schema.Finite, storeName: Schema.String, storeAbbr: Schema.String, storeColor: Schema.String }),
}).annotate({ identifier: 'InboxRow' })
