import { Schema } from 'effect'
import { call } from './call.ts'
import { Customer } from '#contract/entity/customer.ts'
import { InboxRow } from '#contract/entity/inbox-row.ts'
import { Payment } from '#contract/entity/payment.ts'
import { TicketChain } from '#contract/entity/rewrite.ts'
import { text } from './value.ts'

export const search = {
  'search/find': call({
    summary:
      'The first few customers, conversations and payments (tickets among them) that match every word. What the caller may not see is left out.',
    access: 'session',
    kind: 'read',
    input: { text: text(200) },
    output: {
      customers: Schema.Array(Customer),
      conversations: Schema.Array(InboxRow),
      payments: Schema.Array(Payment),
      /** If the text is a ticket number: every number that ticket has had. */
      chains: Schema.Array(TicketChain),
    },
  }),
}
