import { Schema } from 'effect'
import { DUPLICATE_REASONS } from '#domain/customer/duplicate.ts'
import { call } from './call.ts'
import { Customer } from '#contract/entity/customer.ts'
import { ID, Instant, maybe, text, verbatim } from './value.ts'

const Side = Schema.Literals(['kept', 'merged'])
const Reasons = Schema.Array(Schema.Literals(DUPLICATE_REASONS))

const CustomerMerge = Schema.Struct({
  mergeID: Schema.Finite,
  /** The customer who was kept. */
  custID: Schema.Finite,
  mergedCustID: Schema.Finite,
  /** The customer who was merged into them, by their name at the time. */
  mergedName: Schema.String,
  mergedPhone: Schema.String,
  mergeDate: Instant,
  mergedByID: Schema.Finite,
  undoableUntil: Instant,
}).annotate({ identifier: 'CustomerMerge' })

export const customerMerges = {
  'customers/duplicates': call({
    summary: 'Customers who may be the same person, and why: same email, license, name, or a variant of the phone.',
    access: 'customers',
    kind: 'read',
    wide: true,
    input: { customerID: ID },
    output: { duplicates: Schema.Array(Schema.Struct({ customer: Customer, reasons: Reasons })) },
    finds: { customerID: 'customer' },
  }),
  'customers/merge': call({
    summary:
      'Merges two customers: `mergedID` goes into `keptID` with conversations, messages, payments, labels and comments. `choices` says which customer each detail comes from.',
    access: 'customer-data',
    kind: 'write',
    input: {
      keptID: ID,
      mergedID: ID,
      choices: maybe(
        Schema.Struct({
          custPhone: Schema.optionalKey(Side),
          custName: Schema.optionalKey(Side),
          custEmail: Schema.optionalKey(Side),
          custDL: Schema.optionalKey(Side),
          /** Street, city, state and ZIP together. */
          custAddress: Schema.optionalKey(Side),
          custLanguage: Schema.optionalKey(Side),
          custCustomFields: Schema.optionalKey(Schema.Record(verbatim(64), Side)),
        }),
      ),
    },
    output: { customer: Customer, mergeID: Schema.Finite },
    finds: { keptID: 'customer', mergedID: 'customer' },
  }),
  'customers/merges/list': call({
    summary: 'A customer’s merges that have not been undone, newest first.',
    access: 'customers',
    kind: 'read',
    input: { customerID: ID },
    output: { merges: Schema.Array(CustomerMerge) },
    finds: { customerID: 'customer' },
  }),
  'customers/erase': call({
    summary:
      'Erases a customer for good: messages, emails, comments and details. Payments stay, without anything that names the person; an opt-out stays in force. `confirmName` is their name as lists show it.',
    access: 'customer-data',
    kind: 'write',
    input: { customerID: ID, confirmName: text(300) },
    output: { erased: Schema.Struct({ messages: Schema.Finite, paymentsKept: Schema.Finite }) },
    failures: ['payment_in_progress'],
    finds: { customerID: 'customer' },
  }),
  'customers/unmerge': call({
    summary:
      'Undoes a merge within 30 days: everything that moved goes back; what came in since stays with the kept customer. `restored` is null for a contact that came only with a file that has been undone since.',
    access: 'customer-data',
    kind: 'write',
    input: { mergeID: ID },
    output: { customer: Customer, restored: Schema.NullOr(Customer) },
    failures: ['not_undoable'],
    finds: { mergeID: 'merge' },
  }),
}
