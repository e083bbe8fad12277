import { PAYMENT_KEY, STORE } from '@xd/fixtures/demo/people.ts'
import type { Screen } from './screen.ts'
import {
  chooseTwo,
  correctException,
  openDifference,
  openException,
  openPaymentMenu,
  openTab,
  openRewritten,
  press,
  reconcile,
  turnOnFee,
} from './steps.ts'

const details = (key: keyof typeof PAYMENT_KEY): string => `/payments?payment=${PAYMENT_KEY[key]}`

/** Payments, rewrites, reconciliation, reports and payment settings. */
export const PAYMENT_SCREENS: readonly Screen[] = [
  { name: 'payments', as: 'owner', path: '/payments' },
  { name: 'payments-chosen', as: 'owner', path: '/payments', open: chooseTwo },
  { name: 'payments-none', as: 'owner', path: '/payments?filter=nothing-like-this' },
  { name: 'reports', as: 'owner', path: '/reports' },
  { name: 'reports-tellers', as: 'owner', path: '/reports?report=tellers' },
  { name: 'reports-channels', as: 'owner', path: '/reports?report=channels' },
  { name: 'reports-messages', as: 'owner', path: '/reports?report=messages' },
  { name: 'reports-none', as: 'owner', path: '/reports?start=2001-01-01&end=2001-01-31' },
  { name: 'rewrites', as: 'owner', path: '/payments/rewrites' },
  { name: 'rewrites-verified', as: 'owner', path: '/payments/rewrites?status=verified' },
  { name: 'rewrite-verified', as: 'owner', path: '/payments/rewrites?filter=9871', open: openRewritten },
  { name: 'rewrites-chain', as: 'clerk', path: '/payments/rewrites?filter=10233' },
  { name: 'reconciliation', as: 'owner', path: '/payments/reconciliation?status=resolved' },
  { name: 'reconciliation-open', as: 'owner', path: '/payments/reconciliation', open: reconcile },
  { name: 'reconciliation-difference', as: 'owner', path: '/payments/reconciliation', open: openDifference },
  { name: 'settings', as: 'owner', path: '/settings' },
  { name: 'settings-payments', as: 'owner', path: '/settings/payments' },
  { name: 'settings-online-fee', as: 'owner', path: `/settings/payments?store=${STORE.main}`, open: turnOnFee },
  { name: 'settings-gateway', as: 'owner', path: '/settings/payments', open: press('Set up a gateway') },
  { name: 'rewrites-none', as: 'clerk', path: '/payments/rewrites?filter=nothing' },
  { name: 'rewrite-batch', as: 'clerk', path: '/payments/rewrites', open: openException },
  { name: 'rewrite-correct', as: 'clerk', path: '/payments/rewrites', open: correctException },
  { name: 'payment-views', as: 'owner', path: details('paidToday') },
  { name: 'payment-note', as: 'owner', path: details('paidToday'), open: openTab('Note / Labels') },
  { name: 'payment-fields', as: 'owner', path: details('paidToday'), open: openTab('Custom Fields') },
  { name: 'payment-summary', as: 'owner', path: details('declined'), open: openTab('Payment') },
  { name: 'payment-verified', as: 'owner', path: details('paidBefore'), open: openTab('Payment') },
  { name: 'payment-ledger', as: 'owner', path: details('paidToday'), open: openTab('Payment') },
  { name: 'payment-menu', as: 'owner', path: details('paidToday'), open: openPaymentMenu },
  { name: 'payment-refund', as: 'owner', path: details('paidToday'), open: press('Refund…') },
  { name: 'payment-card', as: 'owner', path: details('paidToday'), open: openTab('Card') },
  { name: 'mark-paid', as: 'owner', path: details('payable'), open: press('Mark paid in store') },
]
