import { Schema } from 'effect'
import { VISIT_APPROVALS } from '#domain/access/visit-approval.ts'
import { LoginAsCompany } from '#contract/entity/admin-company.ts'
import { call } from './call.ts'
import { Dollars, ID, Instant, maybe, text } from './value.ts'

/** Counts of one company, or of one of its stores, or of all companies. */
const counts = {
  customers: Schema.Finite,
  messagesIn: Schema.Finite,
  messagesOut: Schema.Finite,
  messagesByDay: Schema.Array(Schema.Struct({ day: Schema.String, in: Schema.Finite, out: Schema.Finite })),
  /** As the payments list shows them: an unpaid request past its time is `expired`, not `sent`. */
  paymentsByStatus: Schema.Array(Schema.Struct({ status: Schema.String, count: Schema.Finite, amount: Dollars })),
  unanswered: Schema.Finite,
  lastLogin: Schema.NullOr(Instant),
}

const CompanyStats = Schema.Struct({
  companyID: Schema.NullOr(Schema.Finite),
  companyName: Schema.NullOr(Schema.String),
  companies: Schema.Finite,
  ...counts,
  stores: Schema.Array(
    Schema.Struct({ storeID: Schema.Finite, storeAbbr: Schema.String, storeName: Schema.String, ...counts }),
  ),
})

export const admin = {
  'admin/get-login-as-companies': call({
    summary: 'The companies that support staff can switch to.',
    access: 'support',
    kind: 'read',
    output: { companies: Schema.Array(LoginAsCompany) },
  }),
  'admin/do-login-as': call({
    summary:
      'Starts a support visit to a company: one hour at most, logged under the real user. With `readOnly`, or without a reason, it is view-only. If the company must approve before support changes anything, it is view-only until someone there says yes. Calling it again during a visit keeps the visit’s end.',
    access: 'support',
    kind: 'write',
    ownSession: true,
    input: {
      companyID: ID,
      reason: maybe(text(500)),
      /** The support case the visit is for. */
      ticket: maybe(text(40)),
      readOnly: maybe(Schema.Boolean),
      ttlMinutes: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 60 }))),
    },
    output: {
      company: LoginAsCompany,
      expires: Instant,
      readOnly: Schema.Boolean,
      /** `waiting` until the company has answered; null if it isn’t asked. */
      approval: Schema.NullOr(Schema.Literals(VISIT_APPROVALS)),
    },
  }),
  'admin/logout-as': call({
    summary: 'Ends a support visit and returns to one’s own company.',
    access: 'session',
    kind: 'write',
    ownSession: true,
    output: { companyID: Schema.Finite, companyName: Schema.String },
  }),
  'admin/stats': call({
    summary: 'Counts for one company and its stores, or for all companies.',
    access: 'support',
    kind: 'read',
    wide: true,
    input: { companyID: maybe(ID) },
    output: { stats: CompanyStats },
  }),
}
