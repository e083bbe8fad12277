import { Schema } from 'effect'
import { call } from './call.ts'
import { InboxRow } from '#contract/entity/inbox-row.ts'
import { Payment } from '#contract/entity/payment.ts'
import { Share } from '#contract/entity/report.ts'
import { Dollars } from './value.ts'

const requests = Schema.Struct({ count: Schema.Finite, amount: Dollars, payments: Schema.Array(Payment) })

/** Paid today so far, and paid a week ago until the same time. */
const Compared = Schema.Struct({ now: Share, then: Share })
/** Today and this week, which begins on Sunday, by the store's own clock. */
const paid = { today: Compared, week: Compared }

export const home = {
  'home/today': call({
    summary:
      'What needs attention today in the caller’s stores: unanswered conversations, requests to stop that nobody has decided yet, unpaid requests, and requests that expire today.',
    access: 'session',
    kind: 'read',
    output: {
      /** Longest waiting first. */
      unanswered: Schema.Struct({ count: Schema.Finite, conversations: Schema.Array(InboxRow) }),
      /** Open requests to stop, and the overdue ones among them. */
      stopRequests: Schema.Struct({ open: Schema.Finite, overdue: Schema.Finite }),
      /** Newest first. */
      unpaid: requests,
      /** Soonest first, by the company's own day. */
      due: requests,
    },
  }),
  'home/paid': call({
    summary:
      'What customers have paid today and this week in the caller’s stores, in total and by store, next to what they had paid a week before at the same time. Payments count when they were made.',
    access: 'reports',
    kind: 'read',
    output: {
      totals: Schema.Struct(paid),
      stores: Schema.Array(
        Schema.Struct({
          storeID: Schema.Finite,
          storeAbbr: Schema.String,
          storeName: Schema.String,
          storeColor: Schema.String,
          ...paid,
        }),
      ),
    },
  }),
}
