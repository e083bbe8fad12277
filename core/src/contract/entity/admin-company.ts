import { Schema } from 'effect'
import { COMPANY_STATUSES } from '#domain/company/status.ts'
import { Quote } from '#contract/add-ons.ts'
import { Balance, Instant } from '#contract/value.ts'

export const LoginAsCompany = Schema.Struct({
  companyID: Schema.Finite,
  companyKey: Schema.String,
  companyName: Schema.String,
  /** Open stores: neither switched off nor deleted. */
  storeCount: Schema.Finite,
  /** The last sign-in by any of its users. */
  maxDate: Schema.NullOr(Instant),
})

const StoreSummary = Schema.Struct({
  storeID: Schema.Finite,
  storeName: Schema.String,
  storeAbbr: Schema.String,
  storeEnabled: Schema.Boolean,
})

/** A company in the list of all companies. */
export const ListedCompany = Schema.Struct({
  ...LoginAsCompany.fields,
  companyStatus: Schema.Literals(COMPANY_STATUSES),
  /** Its monthly bill. */
  monthly: Balance,
  stores: Schema.optionalKey(Schema.Array(StoreSummary)),
}).annotate({ identifier: 'ListedCompany' })

/** Messages that go out automatically as soon as the suspension ends. */
const Waiting = Schema.Struct({
  /** Due by now: queued and scheduled messages, and reminders. */
  due: Schema.Finite,
  /** Mailers that are running or due. */
  mailers: Schema.Finite,
})

/** A company as XD Support sees and changes it. */
export const AdminCompany = Schema.Struct({
  ...LoginAsCompany.fields,
  companyTimezone: Schema.String,
  companyLanguages: Schema.Array(Schema.String),
  companyStatus: Schema.Literals(COMPANY_STATUSES),
  suspendedAt: Schema.NullOr(Instant),
  createdAt: Instant,
  /** Users who can sign in: neither disabled nor still invited. */
  userCount: Schema.Finite,
  features: Schema.Array(Schema.String),
  quote: Quote,
  waiting: Waiting,
  /** Counts the saves; sent back as `expectedVersion`. */
  companyVersion: Schema.Finite,
}).annotate({ identifier: 'AdminCompany' })
export type AdminCompany = typeof AdminCompany.Type
