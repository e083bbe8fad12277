// One label for each money field of payments, tickets and quotes, wherever staff read it: on screens, in the terminal,
// in files and on paper. A label never describes another field's value.
import { CHARGE_WORDS, LENDING_WORDS } from '#domain/loan/figure-lines.ts'

export const MONEY_LABELS = {
  paymentAmount: 'Amount',
  paymentNoticeFee: 'Notice fee',
  paymentFee: 'Online fee',
  paymentRefundedAmount: 'Refunded',
  paymentRefundedFee: 'Online fee refunded',
  planAmount: 'Each payment',
  planTotal: 'Total',
  planPaid: 'Paid',
  planLeft: 'Left',
  principal: 'Principal',
  amountDue: 'Amount due',
  /** The amount that a quote lends. */
  amount: 'Amount',
  financeCharge: LENDING_WORDS.en.financeCharge,
  totalOfPayments: LENDING_WORDS.en.total,
  storageFee: CHARGE_WORDS.en.storage,
  firearmFee: CHARGE_WORDS.en.firearm,
  miscFee: CHARGE_WORDS.en.other,
} as const

export type MoneyField = keyof typeof MONEY_LABELS
