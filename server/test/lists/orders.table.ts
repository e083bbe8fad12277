import { foldText } from '@xd/core/domain/text/fold.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'

export type Row = Readonly<Record<string, unknown>>
type Key = readonly (string | number)[]

/** Lists, by the names of their calls. */
export type Orders = Readonly<Record<string, Ordered>>

export interface Ordered {
  /** The name of its rows in the answer, and the field that identifies one. */
  readonly rows: string
  readonly id?: string
  /** Whose rows they are, by which column; none if what is listed stands in no table. */
  readonly table?: string
  readonly by?: string
  /** What its call needs beside a search. */
  readonly input?: object
  /** Lists what belongs to the whole company, or needs all of its stores. */
  readonly ofCompany?: true
  /** The rows that are copied: the newest like these. */
  readonly like?: Row
  /** What tells a copy of a row from the row itself, by the number of the copy; other columns are the same: they tie. */
  readonly copy?: (n: number) => Row
  /** Columns in which the first rows get the same as the very first one, where a row can’t be copied. */
  readonly tie?: readonly string[]
  /** By each of its names, what the rows are sorted by: as shown, or as stored. The table’s id comes last by itself. */
  readonly orders: Readonly<Record<string, (shown: Row, stored: Row) => Key>>
}

const text = (value: unknown): string => foldText(String(value))
const shownAs = (...names: readonly string[]) => {
  return (shown: Row): Key => names.map((name) => shown[name] as string | number)
}
const storedAs = (...names: readonly string[]) => {
  return (_: Row, stored: Row): Key => names.map((name) => stored[name] as string | number)
}
const byID = () => []
const fold = (name: string) => (shown: Row) => [text(shown[name])]

const OF_COMPANY = { companyID: COMPANY.goldenPledge }

const VISITS: Ordered = {
  rows: 'visits',
  id: 'visitID',
  table: 'support_visits',
  by: 'visitID',
  ofCompany: true,
  copy: (n) => ({ tokenHash: `copy-${n}` }),
  orders: { startedAt: shownAs('startedAt') },
}
const USERS: Ordered = {
  rows: 'users',
  id: 'userID',
  table: 'users',
  by: 'userID',
  ofCompany: true,
  copy: (n) => ({ userUsername: `copy-${n}@goldenpledge.test` }),
  orders: { userNickname: fold('userNickname') },
}
const NOTICES = { rows: 'notices', id: 'noticeID', table: 'notices', by: 'noticeID' } as const

/** How every list with pages is sorted. */
export const ORDERS: Orders = {
  'customers/list': {
    rows: 'customers',
    id: 'custID',
    table: 'customers',
    by: 'custID',
    copy: (n) => ({ custPhone: `+12135551${String(n).padStart(3, '0')}` }),
    orders: {
      custLastName: (shown) => [text(shown['custLastName']), text(shown['custFirstName'])],
      custFirstName: (shown) => [text(shown['custFirstName']), text(shown['custLastName'])],
      custCreated: storedAs('createdAt'),
    },
  },
  'payments/list': {
    rows: 'payments',
    id: 'paymentKey',
    table: 'payments',
    by: 'paymentID',
    copy: (n) => ({ paymentKey: `Copy${String(n).padStart(18, '0')}`, messageID: null }),
    orders: {
      messageDate: shownAs('paymentRequestedDate'),
      paymentRequestedDate: shownAs('paymentRequestedDate'),
      paymentAmount: shownAs('paymentAmount'),
      paymentStatus: ({ paymentStatus }, { validBeforeAt }) => [paymentStatus as string, validBeforeAt as number],
    },
  },
  'payments/schedules/list': {
    rows: 'plans',
    id: 'planID',
    table: 'plans',
    by: 'planID',
    copy: (n) => ({ nextDay: `2027-03-0${1 + (n % 3)}` }),
    orders: {
      // Those that are over come last.
      planNext: ({ planStatus }, { nextDay }) => [
        ['done', 'stopped', 'canceled'].includes(planStatus as string) ? 1 : 0,
        nextDay as string,
      ],
    },
  },
  'payments/rewrites/list': {
    rows: 'rewrites',
    id: 'rewriteID',
    table: 'rewrite_batches',
    by: 'rewriteID',
    tie: ['rewriteAt'],
    orders: {
      rewriteState: ({ rewriteState, rewriteDate }) => [rewriteState === 'exception' ? 1 : 0, rewriteDate as string],
      rewriteDate: shownAs('rewriteDate'),
    },
  },
  'payments/reconciliation/list': {
    rows: 'exceptions',
    id: 'exceptionID',
    table: 'payment_exceptions',
    by: 'exceptionID',
    copy: (n) => ({ exceptionKey: `copy-${n}`, foundAt: 1_000 * (n % 3) }),
    orders: { foundDate: shownAs('foundDate') },
  },
  'inbox/list': {
    rows: 'messages',
    id: 'convoID',
    table: 'conversations',
    by: 'convoID',
    tie: ['convoActivityAt'],
    orders: { activity: storedAs('convoActivityAt') },
  },
  'loans/list': {
    rows: 'loans',
    id: 'loanID',
    table: 'loans',
    by: 'loanID',
    tie: ['savedAt', 'loanDate', 'maturityDate', 'amountCents'],
    orders: {
      loanSavedDate: storedAs('savedAt'),
      loanDate: storedAs('loanDate'),
      maturityDate: storedAs('maturityDate'),
      amount: storedAs('amountCents'),
    },
  },
  'leads/list': {
    rows: 'leads',
    id: 'leadID',
    table: 'quote_leads',
    by: 'leadID',
    copy: () => ({}),
    orders: { leadDate: shownAs('leadDate') },
  },
  'customers/promises/list': {
    rows: 'promises',
    id: 'promiseID',
    table: 'promises',
    by: 'promiseID',
    copy: () => ({ promiseStatus: 'withdrawn' }),
    orders: { promiseDay: shownAs('promiseDay') },
  },
  'customers/stop-requests/list': {
    rows: 'stopRequests',
    id: 'stopRequestID',
    table: 'stop_requests',
    by: 'stopRequestID',
    copy: () => ({}),
    orders: { requestedDate: storedAs('decidedAt', 'requestedAt') },
  },
  'tickets/list': {
    rows: 'tickets',
    id: 'ticketID',
    table: 'tickets',
    by: 'ticketID',
    // Stores may use the same number. An empty day is for a ticket without one.
    copy: (n) => ({
      ticketNumber: `C${n % 3}`,
      storeID: 1 + (n % 2),
      ticketDueDate: n % 4 === 0 ? '' : `2026-12-0${n % 4}`,
      asOf: 1_000 * (n % 3),
    }),
    orders: {
      ticketDueDate: storedAs('ticketDueDate'),
      ticketNumber: shownAs('ticketNumber'),
      asOf: shownAs('asOf'),
    },
  },
  'mailers/imports/list': {
    rows: 'imports',
    id: 'importID',
    table: 'imports',
    by: 'importID',
    copy: (n) => ({ fileHash: `copy-${n}`, importedAt: 1_000 * (n % 3) }),
    orders: { importedAt: shownAs('importedAt') },
  },
  'mailers/list-jobs': {
    rows: 'jobs',
    id: 'jobID',
    table: 'mailers',
    by: 'jobID',
    orders: { jobCreatedDate: byID },
  },
  'mailers/recipients/list': {
    rows: 'recipients',
    id: 'recipientID',
    table: 'mailer_recipients',
    by: 'recipientID',
    ofCompany: true,
    orders: { recipientID: byID },
  },
  'notices/list-batches': {
    rows: 'batches',
    id: 'batchID',
    table: 'notice_batches',
    by: 'batchID',
    orders: { batchID: byID, noticeID: byID },
  },
  'notices/batch-details': {
    ...NOTICES,
    copy: (n) => ({ noticeExternalID: `copy-${n}`, messageID: null }),
    orders: { noticeID: byID },
  },
  'notices/call-list': {
    ...NOTICES,
    like: { noticeStatus: 'skipped' },
    copy: (n) => ({ noticeExternalID: `called-${n}`, messageID: null, lastCallAt: 1_000 * (n % 3) }),
    orders: { lastCallAt: storedAs('lastCallAt') },
  },
  'notices/needs-address': {
    ...NOTICES,
    like: { noticeStatus: 'letter', postalAddress: '' },
    copy: (n) => ({ noticeExternalID: `letter-${n}`, messageID: null }),
    orders: { noticeID: byID },
  },
  'settings/activity/list': {
    rows: 'activity',
    id: 'activityID',
    table: 'audit',
    by: 'auditID',
    ofCompany: true,
    tie: ['at'],
    orders: { at: shownAs('at') },
  },
  'settings/activity/visits/list': VISITS,
  'admin/companies/visits/list': { ...VISITS, input: OF_COMPANY },
  'settings/users/list': USERS,
  'admin/companies/users/list': { ...USERS, input: OF_COMPANY },
  'admin/companies/list': {
    rows: 'companies',
    id: 'companyID',
    table: 'companies',
    by: 'companyID',
    ofCompany: true,
    copy: (n) => ({ companyKey: `copy${n}` }),
    orders: { companyName: fold('companyName') },
  },
  'calendar/entries/list': {
    rows: 'entries',
    ofCompany: true,
    orders: {
      // Within a day, those without a time come first.
      itemDateStart: ({ occursFrom, itemDateStart }) => [occursFrom as string, (itemDateStart as string).slice(10)],
    },
  },
}
