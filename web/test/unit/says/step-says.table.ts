import { MONDAY, own } from './request-sample.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const fields = [
  { id: 'h', type: 'heading', title: 'The ring', description: 'As it is.' },
  { id: 's', type: 'separator', title: '' },
  { id: 'f_a', type: 'text', title: 'Metal', description: 'Gold or silver' },
  { id: 'f_b', type: 'money', title: 'Price', config: { permission: 'refunds' } },
  { id: 'f_c', type: 'multi', title: 'Story' },
  { id: 'f_d', type: 'date', title: 'Bought' },
  { id: 'f_e', type: 'int', title: 'Stones' },
]
const MARK = { at: 'features/payments/save-mark.tsx', draws: 'SaveMark' } as const
const mark = { what: 'note', changed: false, busy: false, saved: false, onSave: nothing }
const PLACE = { at: 'features/payments/new-loan-place.tsx', draws: 'NewLoanPlace' } as const
const place = (offered: boolean, reason: string | null, check: object | null = null) => ({
  place: { offered, reason },
  check,
  today: '2026-11-23',
  onChange: nothing,
})
const TAB = {
  at: 'features/payments/custom-fields-tab.tsx',
  draws: 'CustomFieldsTab',
  props: { payment: own({ paymentCustomFields: { f_a: 'Gold' } }) },
} as const
const OWN = 'settings/custom-fields/fetch'
const progress = (change: object) => ({
  rewriteID: 3,
  rewriteProblem: null,
  newTickets: ['1', '2', '3', '4'],
  rewriteSteps: [
    { step: 'rewritten', reached: 4, of: 4, date: MONDAY },
    { step: 'posted', reached: 1, of: 4, date: null },
    { step: 'verified', reached: 0, of: 4, date: null },
  ],
  ...change,
})
const CARD = { at: 'features/payments/payment-card.tsx', draws: 'PaymentCard' } as const
const card = (change: object) => ({
  payment: own({ paymentStatus: 'approved', paymentMethod: 'in-store', paymentTicketList: '', ...change }),
  authorOf: () => '',
  onView: nothing,
})

export const STEP_SAYS: readonly Says[] = [
  { name: 'a note as it was', ...MARK, props: mark, says: [] },
  {
    name: 'a note that was changed',
    ...MARK,
    props: { ...mark, changed: true, saved: true, refused: 'Too long' },
    says: ['(off) Save note Save Too long'],
  },
  { name: 'a note that was saved', ...MARK, props: { ...mark, saved: true }, says: ['Saved'] },
  {
    name: 'a new loan agreed on the pay page',
    ...PLACE,
    props: place(true, null),
    says: ['The pay page shows the new loan’s terms, and the customer agrees to them there.'],
  },
  {
    name: 'a new loan that needs a check',
    ...PLACE,
    props: place(false, 'military'),
    says: [
      'The new contract is signed in the store: it costs over 36% a year and has no Military Lending Act check.',
      'Checked in',
      'Department of Defense’s MLA database',
      'Day of the check',
      'Mon, Nov 23, 2026 At most 30 days before the loan.',
      'Reference *',
      '[]',
      'The number of the certificate or report. Never a Social Security number.',
    ],
  },
  {
    name: 'a new loan with its check',
    ...PLACE,
    props: place(true, null, { day: '2026-01-02', method: 'dod-database', reference: 'A1' }),
    says: [
      'The pay page shows the new loan’s terms, and the customer agrees to them there.',
      'Checked in',
      'Department of Defense’s MLA database',
      'Day of the check',
      'Fri, Jan 2, 2026 At most 30 days before the loan.',
      'Reference *',
      '[A1]',
      'The number of the certificate or report. Never a Social Security number.',
    ],
  },
  { name: 'no new loan', ...PLACE, props: { ...place(true, null), place: null }, says: [] },
  {
    name: 'a payment’s custom fields',
    ...TAB,
    answers: { [OWN]: { fields: fields.slice(2, 4), version: 1 } },
    says: ['Metal', '[Gold]', 'Gold or silver', 'Price', '$ []'],
  },
  {
    name: 'a payment’s custom field, changed',
    ...TAB,
    answers: { [OWN]: { fields: fields.slice(2, 4), version: 1 } },
    does: [['CustomFieldsForm.onChange', 'f_a', 'Silver']],
    says: ['Metal', '[Silver]', 'Gold or silver', 'Price', '$ []', 'Save custom fields Save'],
  },
  {
    name: 'a company without custom fields',
    ...TAB,
    answers: { [OWN]: { fields: [], version: 1 } },
    says: ['No custom fields yet', '. Fields your company adds in the Control Panel show up here.'],
  },
  {
    name: 'a request whose tickets are being rewritten',
    ...CARD,
    props: card({ paymentRewriteProgress: progress({}) }),
    says: [
      'PAID Yesterday, 10:30 PM $125.50',
      'Memo Monthly interest',
      'Paid In the store, Today, 6:40 PM',
      'New ticket numbers 1, 2, 3 and 1 more, Today, 6:40 PM',
      'Sent to POS 1 of 4',
      'Verified With the store’s next import',
      'View the request for $125.50 View Receipt More for the request for $125.50 Delivered',
    ],
  },
  {
    name: 'a request with a ticket that has a problem',
    ...CARD,
    props: card({
      paymentRewriteProgress: progress({ newTickets: ['1'], rewriteProblem: 'Ticket 10233 has no number.' }),
    }),
    says: [
      'PAID Yesterday, 10:30 PM $125.50',
      'Memo Monthly interest',
      'Paid In the store, Today, 6:40 PM',
      'New ticket numbers 1, Today, 6:40 PM',
      'Sent to POS 1 of 4',
      'Verified Not yet',
      'Ticket 10233 has no number. Open its tickets → /payments/rewrites?rewrite=3',
      'View the request for $125.50 View Receipt More for the request for $125.50 Delivered',
    ],
  },
]
