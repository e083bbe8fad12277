import { Schema } from 'effect'
import { call } from './call.ts'
import { Customer } from '#contract/entity/customer.ts'
import { Loan } from '#contract/entity/loan.ts'
import { InboxRow } from '#contract/entity/inbox-row.ts'
import { Payment } from '#contract/entity/payment.ts'
import { Ticket } from '#contract/entity/ticket.ts'
import { TicketChain } from '#contract/entity/rewrite.ts'
import { text } from './value.ts'

/** The fields that identify a quote. */
const { loanID, loanStatus, loanItem, custID, customer, amount } = Loan.fields
const FoundLoan = Schema.Struct({ loanID, loanStatus, loanItem, custID, customer, amount }).annotate({
  identifier: 'FoundLoan',
})

export const search = {
  'search/find': call({
    summary:
      'The first few customers, conversations, payments (tickets among them) and loan quotes that match every word. Anything the caller may not see is left out.',
    access: 'session',
    kind: 'read',
    wide: true,
    input: { text: text(200) },
    output: {
      customers: Schema.Array(Customer),
      conversations: Schema.Array(InboxRow),
      payments: Schema.Array(Payment),
      /** By their number, or by their customer. */
      loans: Schema.Array(FoundLoan),
      /** Tickets of the book with exactly this number. */
      tickets: Schema.Array(Ticket),
      /** If the text is a ticket number: every number of that ticket. */
      chains: Schema.Array(TicketChain),
    },
  }),
}
