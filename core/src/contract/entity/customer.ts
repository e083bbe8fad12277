import { Schema } from 'effect'
import { LANGUAGES } from '#domain/text/language.ts'
import { Balance, CustomFields, Dollars, Instant } from '#contract/value.ts'

export const Customer = Schema.Struct({
  custID: Schema.Finite,
  /** E.164. */
  custPhone: Schema.String,
  custFirstName: Schema.String,
  custLastName: Schema.String,
  custEmail: Schema.NullOr(Schema.String),
  custDL: Schema.NullOr(Schema.String),
  custStreet: Schema.NullOr(Schema.String),
  custCity: Schema.NullOr(Schema.String),
  /** Two letters, if it is a state of the United States. */
  custState: Schema.NullOr(Schema.String),
  custZIP: Schema.NullOr(Schema.String),
  custCustomFields: CustomFields,
  /** Additional phone numbers of theirs, from merges. */
  custOtherPhones: Schema.optionalKey(Schema.Array(Schema.String)),
  /** The language for texts to them. */
  custLanguage: Schema.Literals(LANGUAGES),
  custLabels: Schema.Array(Schema.Finite),
  custBlocked: Schema.Boolean,
  /** When the customer opted out, or a file or a user opted them out; null while we may text them. */
  custOptedOut: Schema.NullOr(Instant),
  /** Wants no messages about loans and payments; what staff write themselves may still be sent. */
  custLoansRefused: Schema.optionalKey(Schema.Boolean),
}).annotate({ identifier: 'Customer' })

/** A customer in the list, with figures from the caller's stores. */
export const ListedCustomer = Schema.Struct({
  ...Customer.fields,
  /** When the last message went either way. */
  custLastContact: Schema.NullOr(Instant),
  /** The total of their requests that can still be paid. */
  custOpenBalance: Balance,
}).annotate({ identifier: 'ListedCustomer' })

export const CustomerStats = Schema.Struct({
  messagesIn: Schema.Finite,
  messagesOut: Schema.Finite,
  paymentsSent: Schema.Finite,
  paymentsPaid: Schema.Finite,
  amountPaid: Dollars,
  /** The part of it that was refunded. */
  amountRefunded: Dollars,
  /** Counts only promises to pay whose day has come. */
  promisesKept: Schema.Finite,
  promisesBroken: Schema.Finite,
  firstSeen: Schema.NullOr(Instant),
  lastSeen: Schema.NullOr(Instant),
}).annotate({ identifier: 'CustomerStats' })
