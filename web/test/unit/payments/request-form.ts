import { customer, message, nothing, store, thread } from '../conversation/sample.ts'
import { payment, WEEK } from './sample.ts'

export const NOTHING_FOUND = { tickets: [], maximumNoticeFee: 0, rewriteFindings: [], electronicRenewal: null }
export const EARLIER = payment({
  paymentStatus: 'approved',
  paymentRequestedDate: '2026-11-24T01:00:00Z',
  paymentStatusDate: '2026-11-24T01:30:00Z',
  storeTimezone: store.storeTimezone,
})
export const SHOP = {
  ...store,
  storeHours: WEEK,
  storeEnabled: true,
  storeDeleted: false,
  storeAutoRewrite: false,
  storeRemoteFeePercent: 0,
  storePaymentModes: ['debit-only', 'any'],
}

/** The form of a payment request, nothing written yet. */
export const REQUEST_FORM = {
  at: 'features/payments/request-payment-dialog.tsx',
  draws: 'RequestPaymentDialog',
  within: 'RequestForm',
  before: [thread([message()])],
  props: { open: true, convoID: 7, customer, store: SHOP, onClose: nothing },
  answers: {
    'payments/list': { payments: [] },
    'tickets/list': { tickets: [] },
    'settings/custom-fields/fetch': { fields: [], fieldsVersion: 1 },
    'payments/check-tickets': NOTHING_FOUND,
  },
}
