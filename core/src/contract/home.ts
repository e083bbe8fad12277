import { Schema } from 'effect'
import { call } from './call.ts'
import { InboxRow } from '#contract/entity/inbox-row.ts'
import { Payment } from '#contract/entity/payment.ts'
import { Dollars } from './value.ts'

const requests = Schema.Struct({ count: Schema.Finite, amount: Dollars, payments: Schema.Array(Payment) })

export const home = {
  'home/today': call({
    summary:
      'What needs attention today in the caller’s stores: unanswered conversations, requests to stop that nobody has decided yet, unpaid requests, and requests that expire today.',
    access: 'session',
    kind: 'read',
    output: {
      /** Longest waiting first. */
      unanswered: Schema.Struct({ count: Schema.Finite, conversations: Schema.Array(InboxRow) }),
      /** Requests to stop that are open, and those of them that are overdue. */
      stopRequests: Schema.Struct({ open: Schema.Finite, overdue: Schema.Finite }),
      /** Newest first. */
      unpaid: requests,
      /** Soonest first, by the company's own day. */
      due: requests,
    },
  }),
}
