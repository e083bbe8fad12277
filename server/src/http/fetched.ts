import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

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
  readonly isPaged?: boolean
  /** Fields that are saved in a different form than shown. Unchanged ones are left out of the save. */
  readonly shownOtherwise?: readonly string[]
  /** Those of them that decide on the record: sent without the rest of it, one counts even if unchanged. */
  readonly decides?: readonly string[]
}

const given = (id: unknown, asked: Values): Values | undefined => (id === undefined || id === null ? undefined : asked)

/** A record with a call of its own, which takes its id; settings of the company have none. */
const one = (document: string, id: string | undefined, call: CallName, more: Partial<Fetched> = {}): Fetched => ({
  document,
  call,
  ask: (record) => (id === undefined ? {} : given(record[id], { [id]: record[id] })),
  pick: (answer) => answer[document],
  ...more,
})

/** One of a list, which is read as a whole or page by page. */
const among = (document: string, id: string, call: CallName, rows: string, isPaged = false): Fetched => ({
  document,
  call,
  ask: (record, page) => given(record[id], isPaged ? { search: { perPage: 100, page } } : {}),
  pick: (answer, record) => (answer[rows] as Values[]).find((row) => String(row[id]) === String(record[id])),
  isPaged,
})

interface Shape {
  readonly fields?: Readonly<Record<string, Shape>>
  /** The shape of one row, if it is a list. */
  readonly value?: Shape
}
const shapeOf = (name: string, side: 'input' | 'output'): Readonly<Record<string, Shape>> | undefined =>
  name in calls ? (calls[name as CallName][side].fields as Readonly<Record<string, Shape>>) : undefined

const besideOf = (name: CallName, last: string) => name.replace(/[^/]+$/, last) as CallName

/** The call beside a save that answers its record: `labels/list` for `labels/save`. */
const beside = (name: CallName): Fetched | undefined => {
  const found = Object.entries(shapeOf(name, 'input') ?? {}).find(([, { fields }]) => fields)
  if (found === undefined) return undefined
  const [document, shape] = found
  // Its own ID comes first: a shelf has that of its store, too.
  const own = calls[name].creates?.split('.')[1]
  const ids = Object.keys(shape.fields!)
    .filter((field) => /(?:ID|Key)$/.test(field))
    .sort((a, b) => Number(b === own) - Number(a === own))
  const [fetch, list] = [besideOf(name, 'fetch'), besideOf(name, 'list')]
  if (document in (shapeOf(fetch, 'output') ?? {})) {
    const asked = shapeOf(fetch, 'input')!
    const id = ids.find((field) => field in asked)
    return one(document, id, fetch)
  }
  for (const [rows, { value }] of Object.entries(shapeOf(list, 'output') ?? {})) {
    const id = ids.find((field) => value?.fields && field in value.fields)
    if (id !== undefined) return among(document, id, list, rows, 'search' in shapeOf(list, 'input')!)
  }
  return undefined
}

const besides = Object.fromEntries(
  (Object.keys(calls) as CallName[]).flatMap((name) => {
    const fetched = 'expectedVersion' in calls[name].input.fields ? beside(name) : undefined
    return fetched === undefined ? [] : [[name, fetched]]
  }),
) as Partial<Record<CallName, Fetched>>

/** Where to read the record that a call saves: a caller who changes one field may send back everything they fetched. */
export const FETCHED: Partial<Record<CallName, Fetched>> = {
  ...besides,
  'customers/save': one('customer', 'custID', 'customers/fetch', {
    ask: ({ custID }) => given(custID, { customerID: custID }),
  }),
  'calendar/entries/update': one('entry', 'itemID', 'calendar/entries/fetch', {
    ask: ({ itemID, itemRefKey }) => given(itemID ?? itemRefKey, { entryID: itemID, itemRefKey }),
  }),
  'calendar/feed/update': one('feed', undefined, 'calendar/feed/fetch'),
  'settings/quick-replies/save': among('reply', 'replyID', 'inbox/get-quick-replies', 'replies'),
  'settings/payments/save': one('account', undefined, 'settings/payments/fetch', {
    pick: ({ company, stores }, _, { storeID }) =>
      storeID === undefined || storeID === null
        ? company
        : (stores as Values[]).find((store) => String(store['storeID']) === String(storeID))?.['account'],
  }),
  'settings/company/save': one('company', undefined, 'settings/company/fetch', { shownOtherwise: ['companyLogo'] }),
  'payments/set-custom-fields': one('payment', 'paymentKey', 'payments/fetch'),
  'loans/save': one('loan', 'loanID', 'loans/fetch', { shownOtherwise: ['loanStatus'], decides: ['loanStatus'] }),
  'mailers/schedule-job': one('job', 'jobID', 'mailers/fetch-job', { shownOtherwise: ['jobMedia'] }),
  'stores/save': among('store', 'storeID', 'settings/stores/list', 'stores'),
}
