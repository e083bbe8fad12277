import { Schema } from 'effect'
import { REFUND_REASON_MAX } from '#domain/payment/refund.ts'
import { EXCEPTION_NOTE_MAX } from '#domain/payment/reconcile.ts'
import { call } from './call.ts'
import { LedgerEntry, ReconciledAccount, ReconciliationException } from './entity/ledger.ts'
import { Payment } from './entity/payment.ts'
import { listed, Search } from './list.ts'
import { Balance, ClientKey, Dollars, ID, maybe, PaymentKey, requiredText } from './value.ts'

const found = { paymentKey: 'payment' } as const

/** Money that has moved, is given back, or is missing. */
export const ledger = {
  'payments/refund': call({
    summary:
      'Gives back a part or all of what was paid by card. The same `idempotencyKey` refunds once; a refund whose end is not known yet is `pending`. A gateway that refunds no part before it has settled the charge is answered `not_settled` with `from`; with `whenSettled` the refund is planned for then.',
    access: 'refunds',
    feature: 'payments',
    kind: 'write',
    input: {
      paymentKey: PaymentKey,
      amount: Dollars,
      reason: requiredText(REFUND_REASON_MAX),
      idempotencyKey: ClientKey,
      whenSettled: maybe(Schema.Boolean),
    },
    output: { payment: Payment },
    failures: ['not_refundable', 'not_settled'],
    finds: found,
  }),
  'payments/ledger/fetch': call({
    summary: 'The money that moved for a request, oldest first, and what is left of it.',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    input: { paymentKey: PaymentKey },
    output: { ledger: Schema.Array(LedgerEntry), balance: Balance },
    finds: found,
  }),
  'payments/reconciliation/list': call({
    summary:
      'Where our ledger and the gateway’s record differ, newest first. `status`: open (the default), resolved or all; `store`. `explained` is how many differences of the last seven days were resolved with a note: both sides go on differing.',
    access: 'refunds',
    feature: 'payments',
    kind: 'read',
    input: { search: maybe(Search) },
    output: {
      exceptions: Schema.Array(ReconciliationException),
      accounts: Schema.Array(ReconciledAccount),
      explained: Schema.Finite,
      ...listed,
    },
  }),
  'payments/reconciliation/run': call({
    summary:
      'Holds the ledger of the last seven days against the gateways’ records now, as each night. `finished` is false when that takes longer than an answer may.',
    access: 'settings',
    feature: 'payments',
    kind: 'write',
    output: {
      accounts: Schema.Array(ReconciledAccount),
      open: Schema.Finite,
      explained: Schema.Finite,
      finished: Schema.Boolean,
    },
  }),
  'payments/reconciliation/resolve': call({
    summary: 'Closes an exception with a note that says what was done. The note of a closed one can be changed.',
    access: 'refunds',
    feature: 'payments',
    kind: 'write',
    input: { exceptionID: ID, note: requiredText(EXCEPTION_NOTE_MAX) },
    output: { exception: ReconciliationException },
  }),
}
