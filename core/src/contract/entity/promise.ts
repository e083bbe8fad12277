import { Schema } from 'effect'
import { PROMISE_SOURCES, PROMISE_STATUSES } from '#domain/promise/promise.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

/** A customer's promise to pay a store by a day. */
export const PaymentPromise = Schema.Struct({
  promiseID: Schema.Finite,
  custID: Schema.Finite,
  storeID: Schema.Finite,
  convoID: Schema.Finite,
  customer: Schema.Struct({
    custFirstName: Schema.String,
    custLastName: Schema.String,
    custPhone: Schema.String,
  }),
  promiseDay: LocalDay,
  /** Null: any amount. */
  promiseAmount: Schema.NullOr(Dollars),
  /** None: any ticket. */
  promiseTickets: Schema.Array(Schema.String),
  promiseStatus: Schema.Literals(PROMISE_STATUSES),
  promiseSource: Schema.Literals(PROMISE_SOURCES),
  /** The payment cutoff it has to be paid by. */
  promiseCutoff: Instant,
  promiseMadeDate: Instant,
  promiseMadeByID: Schema.NullOr(Schema.Finite),
  /** When its status last changed; null while it is open. */
  promiseStatusDate: Schema.NullOr(Instant),
  /** The user who set the status; null if a payment or the cutoff did. */
  promiseStatusByID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'Promise' })
