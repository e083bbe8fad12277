import { LABEL } from '@xd/fixtures/demo/people.ts'
import type { Row } from './orders.table.ts'

type Passes = (row: Row, value: unknown) => boolean

export interface Exact {
  /** The call’s other input, and the search that finds all rows. */
  readonly input?: object
  readonly all?: object
  /** For each filter, the values to ask for and the rows that each must find. */
  readonly filters: Readonly<Record<string, readonly [values: readonly unknown[], passes: Passes]>>
  /** The time of a row: its table, column and ID. The filter’s days are in the company’s zone. */
  readonly days?: readonly [table: string, column: string, by: string]
}

const inside = (name: string, field: string): Passes => {
  return (row, value) => (row[name] as Row)[field] === value
}
const is = (name: string): Passes => {
  return (row, value) => row[name] === value
}
const includes = (name: string): Passes => {
  return (row, value) => (row[name] as readonly unknown[]).includes(value)
}
const STORES = [1, 2, 3]
const CUSTOMERS = [1, 2, 3, 24, 26, 28, 29, 34]
const store = [STORES, is('storeID')] as const
const custID = [CUSTOMERS, is('custID')] as const
const convo = (field: string) => inside('convo', field)

/** Whole lists, and what each of their filters finds in them. */
export const EXACT: Readonly<Record<string, Exact>> = {
  'customers/list': {
    filters: {
      status: [
        ['blocked', 'opted-out'],
        (row, value) => (value === 'blocked' ? row['custBlocked'] === true : row['custOptedOut'] !== null),
      ],
      label: [[LABEL.regular, LABEL.jewelry], includes('custLabels')],
      custIDs: [[[2], [1, 8]], (row, value) => (value as readonly unknown[]).includes(row['custID'])],
    },
  },
  'payments/list': {
    filters: {
      store,
      custID,
      status: [
        ['sent', 'approved', 'canceled', 'declined', 'expired'],
        (row, value) => (row['paymentExpired'] === true ? 'expired' : row['paymentStatus']) === value,
      ],
      label: [[LABEL.interest, LABEL.layaway], includes('paymentLabels')],
    },
  },
  'payments/schedules/list': {
    filters: { store, status: [['active', 'paused', 'done', 'stopped', 'canceled'], is('planStatus')] },
  },
  'payments/rewrites/list': {
    filters: {
      store,
      status: [['exception', 'paid', 'rewritten', 'posted', 'verified', 'dismissed'], is('rewriteState')],
    },
  },
  'payments/reconciliation/list': {
    all: { status: 'all' },
    filters: {
      store,
      status: [['open', 'resolved'], (row, value) => (row['resolvedDate'] === null) === (value === 'open')],
    },
  },
  'inbox/list': {
    all: { status: 'all' },
    filters: {
      store: [STORES, convo('storeID')],
      custID: [CUSTOMERS, convo('custID')],
      status: [['active', 'archived'], convo('convoStatus')],
      flag: [['none', 'flag', 'star', 'bolt', 'bomb', 'tag', 'radiation'], convo('convoFlag')],
      assigned: [[2, 3, 4], convo('convoAssignedUserID')],
      unread: [[true, false], (row, value) => ((row['convo'] as Row)['convoUnread'] as number) > 0 === value],
      label: [[LABEL.needsQuote, LABEL.followUp], (row, value) => includes('convoLabels')(row['convo'] as Row, value)],
      channel: [['web'], (row) => (row['convo'] as Row)['convoHasChat'] === true],
      lead: [['new', 'answered', 'in-store', 'won', 'lost'], convo('convoLeadStatus')],
      promise: [['broken'], (row) => (row['convo'] as Row)['convoPromiseBroken'] === true],
    },
  },
  'loans/list': {
    filters: {
      custID,
      user: [[2, 3, 4], is('loanSavedByID')],
      status: [['open', 'accepted', 'declined', 'expired', 'void'], is('loanStatus')],
    },
  },
  'leads/list': {
    filters: {
      store,
      custID,
      status: [['new', 'answered', 'in-store', 'won', 'lost'], is('leadStatus')],
    },
    days: ['quote_leads', 'askedAt', 'leadID'],
  },
  'customers/promises/list': {
    filters: { store, status: [['open', 'kept', 'broken', 'withdrawn'], is('promiseStatus')] },
  },
  'customers/stop-requests/list': {
    filters: {
      store,
      custID,
      status: [['open', 'decided'], (row, value) => (row['decision'] === null) === (value === 'open')],
    },
  },
  'tickets/list': {
    filters: { store, custID, status: [['active', 'redeemed', 'forfeited', 'gone'], is('ticketStatus')] },
  },
  'mailers/imports/list': { filters: { store } },
  'mailers/list-jobs': {
    filters: {
      store: [STORES, is('jobStoreID')],
      status: [['draft', 'scheduled', 'sending', 'paused', 'finished', 'canceled'], is('jobStatus')],
    },
  },
  'mailers/recipients/list': {
    input: { jobID: 1 },
    filters: {
      status: [['waiting', 'held', 'sent', 'delivered', 'failed', 'replied', 'opted_out', 'excluded'], is('state')],
    },
  },
  'notices/list-batches': {
    filters: { store, status: [['ready', 'sending', 'attention', 'done', 'canceled'], is('batchStatus')] },
  },
  'notices/batch-details': {
    input: { batchID: 1 },
    filters: {
      status: [
        ['waiting', 'sent', 'delivered', 'failed', 'letter', 'mailed', 'answered', 'paid', 'skipped'],
        is('noticeStatus'),
      ],
    },
  },
  'notices/call-list': { filters: { store } },
  'notices/needs-address': { filters: { store } },
  'settings/activity/list': {
    filters: { user: [[2, 3, 4], is('userID')], action: [['login', 'export', 'chat-bubble-save'], is('action')] },
    days: ['audit', 'at', 'auditID'],
  },
  'settings/activity/visits/list': { filters: { user: [[1, 2], is('userID')] } },
  'settings/users/list': { filters: { status: [['active', 'invited', 'disabled'], is('userStatus')] } },
}
