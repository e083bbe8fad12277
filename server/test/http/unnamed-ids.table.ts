import type { CallName } from '@xd/core/contract/calls.ts'
import { LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'

/** What is another company's, or at a store that is not allowed: an id of each kind. */
export interface Foreign {
  readonly custID: number
  readonly convoID: number
  readonly paymentKey: string
  readonly storeID: number
  readonly labelID: number
  readonly userID: number
  readonly mediaID: number
  readonly templateID: number
  readonly categoryID: number
  readonly exceptionID: number
  readonly mergeID: number
}

/** What is the caller's own, to put the foreign beside. */
export interface Own {
  readonly custID: number
  readonly convoID: number
  readonly paymentKey: string
  readonly storeID: number
}

export const SILVER: Own = {
  custID: PEOPLE.silverPaid.custID,
  convoID: PEOPLE.silverPaid.convos.silverAnchor!,
  paymentKey: PAYMENT_KEY.otherCompany,
  storeID: STORE.silverAnchor,
}

export const GOLDEN = {
  custID: PEOPLE.whitfield.custID,
  convoID: PEOPLE.whitfield.convos.main!,
  paymentKey: PAYMENT_KEY.paidToday,
  storeID: STORE.main,
  labelID: LABEL.regular,
  userID: USER.clerk,
} as const

/** What the call must answer: a refusal; or, of what narrows a list, a refusal or nothing of theirs. */
type Answer = 'refused' | 'nothing'

/** Ids that come to a call in other ways than as what it names (`finds`): in a list, in a search, in a key made of parts. */
export const UNNAMED: readonly (readonly [
  call: CallName,
  answer: Answer,
  input: (foreign: Foreign, own: Own) => object,
])[] = [
  ['customers/list', 'nothing', ({ storeID }) => ({ search: { store: storeID } })],
  ['customers/list', 'nothing', ({ labelID }) => ({ search: { label: labelID } })],
  ['customers/list', 'nothing', ({ custID }) => ({ search: { custIDs: [custID] } })],
  [
    'customers/change-label',
    'refused',
    ({ custID }, own) => ({ custIDs: [own.custID, custID], labelID: LABEL.silverRegular }),
  ],
  ['customers/change-label', 'refused', ({ labelID }, { custID }) => ({ custIDs: [custID], labelID })],
  ['calendar/categories/set-shown', 'refused', ({ categoryID }) => ({ shown: [categoryID] })],
  ['calendar/entries/list', 'nothing', () => ({})],
  ['calendar/entries/list', 'refused', ({ categoryID }) => ({ search: { calendar: categoryID } })],
  ['customers/search', 'nothing', ({ custID }) => ({ customerID: custID })],
  ['customers/update-labels', 'refused', ({ labelID }, { custID }) => ({ customerID: custID, labels: [labelID] })],
  ['customers/unmerge', 'refused', ({ mergeID }) => ({ mergeID })],
  ['settings/custom-fields/fetch', 'nothing', ({ categoryID }) => ({ moduleID: `calendar/${categoryID}` })],
  ['settings/custom-fields/save', 'refused', ({ categoryID }) => ({ moduleID: `calendar/${categoryID}`, fields: [] })],
  [
    'customers/conversation/messages/send',
    'refused',
    ({ mediaID }, { convoID }) => ({ convoID, body: '', media: [mediaID], clientMessageID: 'foreign' }),
  ],
  [
    'customers/conversation/draft/save',
    'refused',
    ({ mediaID }, { convoID }) => ({ convoID, body: '', media: [mediaID] }),
  ],
  ['customers/conversation/set-labels', 'refused', ({ labelID }, { convoID }) => ({ convoID, labels: [labelID] })],
  ['customers/conversation/assign-user', 'refused', ({ userID }, { convoID }) => ({ convoID, userID })],
  ['customers/conversation/archive', 'refused', ({ convoID }) => ({ convoID })],
  ['customers/conversation/archive', 'refused', ({ convoID }, own) => ({ convoIDs: [own.convoID, convoID] })],
  ['inbox/change', 'refused', ({ convoID }, own) => ({ convoIDs: [own.convoID, convoID], change: { archived: true } })],
  ['inbox/change', 'refused', ({ storeID }) => ({ search: { store: storeID }, change: { archived: true } })],
  ['inbox/change', 'refused', ({ labelID }, { convoID }) => ({ convoIDs: [convoID], change: { addLabel: labelID } })],
  ['inbox/change', 'refused', ({ userID }, { convoID }) => ({ convoIDs: [convoID], change: { userID } })],
  ['inbox/undo-change', 'refused', () => ({ changeID: 1 })],
  ['inbox/list', 'nothing', ({ storeID }) => ({ search: { store: storeID } })],
  ['inbox/list', 'nothing', ({ labelID }) => ({ search: { label: labelID } })],
  ['inbox/list', 'nothing', ({ userID }) => ({ search: { assigned: userID } })],
  ['payments/list', 'nothing', ({ storeID }) => ({ search: { store: storeID } })],
  ['payments/list', 'nothing', ({ paymentKey }) => ({ search: { paymentKeys: [paymentKey] } })],
  [
    'payments/change-label',
    'refused',
    ({ paymentKey }, own) => ({ paymentKeys: [own.paymentKey, paymentKey], labelID: LABEL.silverRegular }),
  ],
  ['payments/list', 'nothing', ({ custID }) => ({ search: { custID } })],
  ['payments/totals', 'nothing', ({ custID }) => ({ search: { custID } })],
  [
    'payments/send',
    'refused',
    ({ labelID }, { convoID }) => ({
      convoID,
      payment: { paymentAmount: 10, paymentMemo: 'x', paymentMode: 'any', paymentLabels: [labelID] },
      clientMessageID: 'foreign-label',
    }),
  ],
  ['payments/set-labels', 'refused', ({ labelID }, { paymentKey }) => ({ paymentKey, paymentLabels: [labelID] })],
  ['payments/reconciliation/resolve', 'refused', ({ exceptionID }) => ({ exceptionID, note: 'x' })],
  ['payments/rewrites/list', 'nothing', ({ storeID }) => ({ search: { store: storeID } })],
  ['payments/rewrites/find-chain', 'nothing', () => ({ ticket: '10233' })],
  [
    'labels/save',
    'refused',
    ({ labelID }) => ({ label: { labelID, labelName: 'Taken', labelColor: '#405060', labelModuleKey: 'customer' } }),
  ],
  [
    'labels/save',
    'refused',
    ({ labelID }) => ({
      label: { labelID, labelName: 'Taken', labelColor: '#405060', labelModuleKey: 'customer', deleteLabel: true },
    }),
  ],
  ['comments/list', 'refused', ({ custID }) => ({ commentKey: `customer/${custID}` })],
  [
    'comments/submit',
    'refused',
    ({ paymentKey }) => ({ comment: { commentKey: `payment/${paymentKey}`, commentMessage: 'x' } }),
  ],
  [
    'comments/submit',
    'refused',
    ({ convoID }) => ({ comment: { commentKey: `convo/${convoID}`, commentMessage: 'x' } }),
  ],
  [
    'templates/save',
    'refused',
    ({ templateID }) => ({
      template: {
        templateID,
        templateName: 'Taken',
        templateChannel: 'sms',
        templateLanguage: 'en',
        templateBody: 'x',
      },
    }),
  ],
  ['search/find', 'nothing', () => ({ text: 'Whitfield' })],
  ['search/find', 'nothing', () => ({ text: '10233' })],
  [
    'reports/payment-stats',
    'nothing',
    ({ storeID }) => ({ dateRange: { start: '2020-01-01', end: '2026-12-31' }, store: storeID }),
  ],
  [
    'reports/teller-stats',
    'nothing',
    ({ storeID }) => ({ dateRange: { start: '2020-01-01', end: '2026-12-31' }, store: storeID }),
  ],
]
