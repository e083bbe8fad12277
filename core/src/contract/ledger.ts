import { Schema } from 'effect'
import { REFUND_REASON_MAX } from '#domain/payment/refund.ts'
import { EXCEPTION_NOTE_MAX } from '#domain/payment/reconcile.ts'
import { call } from './call.ts'
import { LedgerEntry, ReconciledAccount, ReconciliationException } from './entity/ledger.ts'
import { Payment } from './entity/payment.ts'
import { listed, searchBy } from './list.ts'
import { Balance, ClientKey, Dollars, ID, maybe, PaymentKey, requiredText } from './value.ts'

const found = { paymentKey: 'payment' } as const

const ExceptionSearch = searchBy('store', 'status')
export type ExceptionSearch = typeof ExceptionSearch.Type

/** Money that moved, was refunded, or is missing. */
export const ledger = {
  'payments/refund': call({
    summary:
      'Refunds part or all of what was paid by card: `amount` is a part of the payment’s amount, and the same share of its fee for paying online goes back with it. The same `idempotencyKey` refunds once; a refund whose result is not known yet is `pending`. When the gateway cannot refund part of a charge before it settles, fails with `not_settled` and `from`; with `whenSettled` the refund is scheduled for then.',
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
  'payments/cancel-refund': call({
    summary:
      'Cancels a refund that is scheduled for when the charge has settled. Fails once the gateway has been asked for it.',
    access: 'refunds',
    feature: 'payments',
    kind: 'write',
    input: { paymentKey: PaymentKey, refundID: ID },
    output: { payment: Payment },
    failures: ['not_cancelable'],
    finds: found,
  }),
  'payments/ledger/fetch': call({
    summary: 'The money that moved for a request, oldest first, and the net amount.',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    input: { paymentKey: PaymentKey },
    output: { ledger: Schema.Array(LedgerEntry), balance: Balance },
    finds: found,
  }),
  'payments/reconciliation/list': call({
    summary:
      'Where our ledger and the gateway’s record differ, newest first. `status`: open (the default), resolved or all; `store`. `explained` is how many differences of the last seven days were resolved with a note although both sides still differ.',
    access: 'refunds',
    feature: 'payments',
    kind: 'read',
    file: { name: 'reconciliation', search: ExceptionSearch },
    input: { search: maybe(ExceptionSearch) },
    output: {
      exceptions: Schema.Array(ReconciliationException),
      accounts: Schema.Array(ReconciledAccount),
      explained: Schema.Finite,
      ...listed,
    },
  }),
  'payments/reconciliation/run': call({
    summary:
      'Compares the last seven days of the ledger with the gateways’ records now, as happens every night. `finished` is false when the comparison is still running.',
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
    summary: 'Closes an exception with a note on what was done. The note of a closed one can be changed.',
    access: 'refunds',
    feature: 'payments',
    kind: 'write',
    input: { exceptionID: ID, note: requiredText(EXCEPTION_NOTE_MAX) },
    output: { exception: ReconciliationException },
    finds: { exceptionID: 'exception' },
  }),
}
