import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { CallName } from '@xd/core/contract/calls.ts'

/** What is another company's, or at a store that is not allowed. */
export interface Foreign {
  readonly custID: number
  readonly convoID: number
  readonly paymentKey: string
  readonly storeID: number
  readonly categoryID: number
  readonly templateID: number
}

/** What the call must answer: a refusal; or, of what narrows a list, a refusal or nothing of theirs. */
type Answer = 'refused' | 'nothing'

/** Ids that come to a call in other ways than as what it names (`finds`): as a filter, in a key made of parts, as text. */
export const UNNAMED: readonly (readonly [call: CallName, answer: Answer, input: (foreign: Foreign) => object])[] = [
  ['customers/search', 'nothing', ({ custID }) => ({ customerID: custID })],
  ['settings/custom-fields/fetch', 'nothing', ({ categoryID }) => ({ moduleID: `calendar/${categoryID}` })],
  ['settings/custom-fields/save', 'refused', ({ categoryID }) => ({ moduleID: `calendar/${categoryID}`, fields: [] })],
  [
    'settings/custom-fields/save',
    'refused',
    ({ categoryID }) => ({
      moduleID: 'customer',
      fields: [{ id: 'day', type: 'date', title: 'Day', config: { showOnCalendar: true, calendarID: categoryID } }],
    }),
  ],
  ['calendar/entries/fetch', 'refused', ({ custID }) => ({ itemRefKey: `customer/${custID}/birthday` })],
  ['calendar/entries/fetch', 'refused', ({ custID }) => ({ entryID: `customer/${custID}/birthday` })],
  ['calendar/entries/fetch', 'refused', ({ paymentKey }) => ({ itemRefKey: `payment/${paymentKey}` })],
  [
    'calendar/entries/update',
    'refused',
    ({ custID }) => ({ entry: { itemID: `customer/${custID}/birthday`, deleteEntry: true } }),
  ],
  [
    'settings/notices/save',
    'refused',
    ({ templateID }) => ({ settings: { storeID: STORE.silverAnchor, texts: [{ kind: 'due', one: templateID }] } }),
  ],
  ['inbox/change', 'refused', ({ storeID }) => ({ search: { store: storeID }, change: { archived: true } })],
  ['stores/save', 'refused', ({ storeID }) => ({ store: { storeID, storeName: 'Mine' } })],
  ['admin/stores/fetch', 'refused', ({ storeID }) => ({ storeID })],
  ['admin/stores/list', 'refused', () => ({ companyID: COMPANY.goldenPledge })],
  [
    'admin/stores/save',
    'refused',
    ({ storeID }) => ({ store: { companyID: COMPANY.goldenPledge, storeID, storeName: 'Mine' } }),
  ],
  ['admin/companies/fetch', 'refused', () => ({ companyID: COMPANY.goldenPledge })],
  ['admin/companies/users/list', 'refused', () => ({ companyID: COMPANY.goldenPledge })],
  ['admin/companies/visits/list', 'refused', () => ({ companyID: COMPANY.goldenPledge })],
  [
    'admin/companies/save',
    'refused',
    () => ({ company: { companyID: COMPANY.goldenPledge, companyName: 'Mine', suspended: true } }),
  ],
  ['inbox/undo-change', 'refused', () => ({ changeID: 1 })],
  ['payments/rewrites/find-chain', 'nothing', () => ({ ticket: '10233' })],
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
  ['mailers/schedule-job', 'refused', ({ storeID }) => ({ job: { jobStoreID: storeID } })],
  ['mailers/schedule-job', 'refused', () => ({ job: { jobAudience: { importID: 1 } } })],
  ['auth/sessions/end', 'refused', () => ({ sessionID: '0123456789abcdef' })],
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
