import type { CallName } from '@xd/core/contract/calls.ts'

type Values = Readonly<Record<string, unknown>>

interface Fetched {
  /** The part of a save's input that is the record. */
  readonly document: string
  /** The read that answers the record. */
  readonly call: CallName
  /** The question to ask it; undefined for a new record. A list is read page by page. */
  readonly ask: (document: Values, page: number) => Values | undefined
  /** The record in its answer. */
  readonly pick: (answer: Values, document: Values, body: Values) => unknown
  readonly isPaged?: true
  /** Fields that are saved in a different form than shown. Unchanged ones are left out of the save. */
  readonly shownOtherwise?: readonly string[]
}

const given = (id: unknown, asked: Values): Values | undefined => (id === undefined || id === null ? undefined : asked)

/** A record that is one of its kind: it has a call of its own, which takes its id. */
const one = (document: string, id: string, call: CallName, more: Partial<Fetched> = {}): Fetched => ({
  document,
  call,
  ask: (record) => given(record[id], { [id]: record[id] }),
  pick: (answer) => answer[document],
  ...more,
})

/** Settings of the company. */
const only = (document: string, call: CallName, more: Partial<Fetched> = {}): Fetched => ({
  document,
  call,
  ask: () => ({}),
  pick: (answer) => answer[document],
  ...more,
})

/** One of a list that is read as a whole. */
const among = (document: string, id: string, call: CallName, rows: string, more: Partial<Fetched> = {}): Fetched => ({
  document,
  call,
  ask: (record) => given(record[id], {}),
  pick: (answer, record) => (answer[rows] as Values[]).find((row) => String(row[id]) === String(record[id])),
  ...more,
})

/** Where to read the record that a call saves: a caller who changes one field may send back everything they fetched. */
export const FETCHED: Partial<Record<CallName, Fetched>> = {
  'customers/save': one('customer', 'custID', 'customers/fetch', {
    ask: ({ custID }) => given(custID, { customerID: custID }),
  }),
  'calendar/categories/update': one('category', 'catID', 'calendar/categories/fetch'),
  'calendar/entries/update': one('entry', 'itemID', 'calendar/entries/fetch', {
    ask: ({ itemID, itemRefKey }) => given(itemID ?? itemRefKey, { entryID: itemID, itemRefKey }),
  }),
  'calendar/feed/update': only('feed', 'calendar/feed/fetch'),
  'settings/quick-replies/save': among('reply', 'replyID', 'inbox/get-quick-replies', 'replies'),
  'payments/set-custom-fields': one('payment', 'paymentKey', 'payments/fetch'),
  'settings/self-service/save': one('settings', 'storeID', 'settings/self-service/fetch'),
  'settings/rewrites/save': one('settings', 'storeID', 'settings/rewrites/fetch'),
  'settings/payments/remote-fee/save': one('settings', 'storeID', 'settings/payments/remote-fee/fetch'),
  'settings/reminders/save': one('settings', 'storeID', 'settings/reminders/fetch'),
  'settings/notices/save': one('settings', 'storeID', 'settings/notices/fetch'),
  'settings/payments/save': only('account', 'settings/payments/fetch', {
    pick: ({ company, stores }, _, { storeID }) =>
      storeID === undefined || storeID === null
        ? company
        : (stores as Values[]).find((store) => String(store['storeID']) === String(storeID))?.['account'],
  }),
  'settings/retention/save': only('retention', 'settings/retention/fetch'),
  'settings/company/save': only('company', 'settings/company/fetch', { shownOtherwise: ['companyLogo'] }),
  'settings/chat-bubble/save': only('companyBubbleSettings', 'settings/chat-bubble/fetch'),
  'payments/schedules/save': one('plan', 'planID', 'payments/schedules/fetch'),
  'loans/save': one('loan', 'loanID', 'loans/fetch', { shownOtherwise: ['loanStatus'] }),
  'mailers/schedule-job': one('job', 'jobID', 'mailers/fetch-job', { shownOtherwise: ['jobMedia'] }),
  'labels/save': among('label', 'labelID', 'labels/list', 'labels'),
  'stores/save': among('store', 'storeID', 'settings/stores/list', 'stores'),
  'settings/stores/closures/save': among('closure', 'closureID', 'settings/stores/closures/list', 'closures'),
  'templates/save': among('template', 'templateID', 'templates/list', 'templates'),
  'settings/users/save': among('user', 'userID', 'settings/users/list', 'users', {
    ask: ({ userID }, page) => given(userID, { search: { perPage: 100, page } }),
    isPaged: true,
  }),
  'settings/api-keys/save': among('key', 'keyID', 'settings/api-keys/list', 'keys'),
  'admin/companies/save': one('company', 'companyID', 'admin/companies/fetch'),
  'admin/stores/save': one('store', 'storeID', 'admin/stores/fetch'),
}
