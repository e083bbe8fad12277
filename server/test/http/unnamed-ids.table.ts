import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { idFields } from '@xd/core/contract/id-fields.ts'
import { LADDER_STEP_NAMES } from '@xd/core/domain/notice/ladder.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'

/** A record of another company, or at a store that is not allowed. */
export interface Foreign {
  readonly custID: number
  readonly convoID: number
  readonly messageID: number
  readonly paymentKey: string
  readonly storeID: number
  readonly labelID: number
  readonly userID: number
  readonly categoryID: number
  readonly templateID: number
  readonly importID: number
  readonly visitID: number
  readonly changeID: number
  readonly refundID: number
  readonly rewriteID: number
  readonly rewriteTicketID: number
  readonly passkeyID: number
  readonly sessionID: string
}

/** A record the caller may name beside it. */
export interface Own {
  readonly custID: number
  readonly convoID: number
  readonly messageID: number
  readonly paymentKey: string
  readonly storeID: number
  readonly rewriteID: number
}

/** The required answer: a refusal or, if the field narrows a list, a refusal or none of their rows. */
type Answer = 'refused' | 'nothing'
type Input = (foreign: Foreign, own: Own) => object

export interface UnnamedID {
  readonly call: CallName
  /** The field, as `idFields` has it. */
  readonly path: string
  readonly answer: Answer
  readonly input: Input
  /** It can be at a store that a colleague may not use. */
  readonly atStore: boolean
}

const row =
  (answer: Answer, atStore: boolean) =>
  (call: CallName, path: string, input: Input): UnnamedID => ({ call, path, answer, input, atStore })
const refused = row('refused', false)
const nothing = row('nothing', false)
const refusedAtStore = row('refused', true)
const nothingAtStore = row('nothing', true)

const YEARS = { start: '2020-01-01', end: '2999-12-31' }
const DAYS = { dateStart: '2026-11-01', dateEnd: '2026-11-30' }

/** The calls of a company's users that have this field in their search. */
const searching = (path: string): readonly CallName[] =>
  (Object.keys(calls) as CallName[]).filter((name) => {
    const { access, finds, input } = calls[name]
    // It needs more than a search.
    if (access === 'anyone' || access === 'support' || name === 'inbox/change') return false
    return idFields(input).includes(path) && !(path in finds)
  })
const REPORTS: readonly CallName[] = [
  'reports/payment-stats',
  'reports/teller-stats',
  'reports/channel-stats',
  'reports/message-dollars',
]
const WRITTEN_JOBS: readonly CallName[] = ['mailers/schedule-job', 'mailers/preview-job', 'mailers/send-test']
const written = { jobBodyEN: 'Half off' }

const noticeText = (kind: 'one' | 'many') =>
  refused('settings/notices/save', `settings.texts.${kind}`, ({ templateID }, { storeID }) => ({
    settings: { storeID, texts: [{ kind: 'due', one: templateID, [kind]: templateID }] },
  }))
const noticeStep = (kind: 'one' | 'many') =>
  refused('settings/notices/save', `settings.steps.${kind}`, ({ templateID }, { storeID }) => ({
    settings: { storeID, steps: [{ step: LADDER_STEP_NAMES[0], on: true, one: templateID, [kind]: templateID }] },
  }))

/** Ids that a call gets other than in `finds`: as a filter, in a key made of parts, or as text. */
export const UNNAMED: readonly UnnamedID[] = [
  ...searching('search.store').map((call) =>
    refusedAtStore(call, 'search.store', ({ storeID }) => ({ search: { store: storeID } })),
  ),
  ...searching('search.custID').map((call) => refused(call, 'search.custID', ({ custID }) => ({ search: { custID } }))),
  ...(['customers/list', 'inbox/list', 'payments/list', 'payments/totals'] as const).map((call) =>
    refused(call, 'search.label', ({ labelID }) => ({ search: { label: labelID } })),
  ),
  ...(['payments/list', 'payments/totals'] as const).map((call) =>
    nothingAtStore(call, 'search.paymentKeys', ({ paymentKey }) => ({ search: { paymentKeys: [paymentKey] } })),
  ),
  ...REPORTS.map((call) => refusedAtStore(call, 'store', ({ storeID }) => ({ dateRange: YEARS, store: storeID }))),
  nothing('customers/list', 'search.custIDs', ({ custID }) => ({ search: { custIDs: [custID] } })),
  nothing('customers/search', 'customerID', ({ custID }) => ({ customerID: custID })),
  refused('inbox/list', 'search.assigned', ({ userID }) => ({ search: { assigned: userID } })),
  refused('loans/list', 'search.user', ({ userID }) => ({ search: { user: userID } })),
  refused('payments/rewrites/list', 'search.rewriteID', ({ rewriteID }) => ({ search: { rewriteID } })),
  nothing('payments/rewrites/find-chain', 'ticket', () => ({ ticket: '10233' })),
  nothing('search/find', 'text', () => ({ text: 'Whitfield' })),
  nothing('search/find', 'text', () => ({ text: '10233' })),
  nothing('calendar/entries/list', 'search.calendar', ({ categoryID }) => ({ search: { calendar: categoryID } })),
  nothing('calendar/entries/summarize', 'search.calendar', ({ categoryID }) => ({
    search: { ...DAYS, calendar: categoryID },
  })),
  nothing('customers/conversation/messages/fetch', 'beforeID', ({ messageID }, { convoID }) => ({
    convoID,
    beforeID: messageID,
  })),
  refused('customers/conversation/messages/send', 'chatID', (_, { convoID }) => ({
    convoID,
    body: 'Hello',
    channel: 'web',
    // A chat of another conversation.
    chatID: 1,
    clientMessageID: 'unnamed-chat',
  })),
  nothing('payments/send', 'lastSeenMessageID', ({ messageID }, { convoID }) => ({
    convoID,
    payment: { paymentAmount: 1, paymentMemo: 'Renewal', paymentMode: 'any' },
    clientMessageID: 'unnamed-request',
    lastSeenMessageID: messageID,
  })),
  nothing('customers/conversation/set-labels', 'seenLabels', ({ labelID }, { convoID }) => ({
    convoID,
    labels: [],
    seenLabels: [labelID],
  })),
  nothing('customers/update-labels', 'seenLabels', ({ labelID }, { custID }) => ({
    customerID: custID,
    labels: [],
    seenLabels: [labelID],
  })),
  nothing('payments/set-labels', 'seenLabels', ({ labelID }, { paymentKey }) => ({
    paymentKey,
    paymentLabels: [],
    seenLabels: [labelID],
  })),
  nothing('customers/conversation/messages/send', 'lastSeenMessageID', ({ messageID }, { convoID }) => ({
    convoID,
    body: 'Hello',
    clientMessageID: 'foreign',
    lastSeenMessageID: messageID,
  })),
  ...(['retry', 'send-now', 'reschedule'] as const).map((act) =>
    nothing(`customers/conversation/messages/${act}`, 'lastSeenMessageID', ({ messageID }, own) => ({
      messageID: own.messageID,
      ...(act === 'reschedule' && { sendAt: '2999-12-31T00:00:00Z' }),
      lastSeenMessageID: messageID,
    })),
  ),
  nothing('payments/resend', 'lastSeenMessageID', ({ messageID }, { paymentKey }) => ({
    paymentKey,
    clientMessageID: 'unnamed-resend',
    lastSeenMessageID: messageID,
  })),
  nothing('customers/conversation/archive', 'lastSeenMessageID', ({ messageID }, { convoID }) => ({
    convoID,
    archived: false,
    lastSeenMessageID: messageID,
  })),
  refused('settings/activity/list', 'search.user', ({ userID }) => ({ search: { user: userID } })),
  refused('settings/activity/list', 'search.visit', ({ visitID }) => ({ search: { visit: visitID } })),
  refused('settings/activity/visits/list', 'search.user', ({ userID }) => ({ search: { user: userID } })),
  nothing('settings/custom-fields/fetch', 'moduleID', ({ categoryID }) => ({ moduleID: `calendar/${categoryID}` })),
  refused('settings/custom-fields/save', 'moduleID', ({ categoryID }) => ({
    moduleID: `calendar/${categoryID}`,
    fields: [],
  })),
  refused('settings/custom-fields/save', 'fields.config.calendarID', ({ categoryID }) => ({
    moduleID: 'customer',
    fields: [{ id: 'day', type: 'date', title: 'Day', config: { showOnCalendar: true, calendarID: categoryID } }],
  })),
  refused('calendar/entries/fetch', 'itemRefKey', ({ custID }) => ({ itemRefKey: `customer/${custID}/birthday` })),
  refusedAtStore('calendar/entries/fetch', 'itemRefKey', ({ paymentKey }) => ({ itemRefKey: `payment/${paymentKey}` })),
  refused('calendar/entries/fetch', 'entryID', ({ custID }) => ({ entryID: `customer/${custID}/birthday` })),
  refused('calendar/entries/update', 'entry.itemID', ({ custID }) => ({
    entry: { itemID: `customer/${custID}/birthday`, deleteEntry: true },
  })),
  refusedAtStore('calendar/entries/update', 'entry.itemRefKey', ({ paymentKey }) => ({
    entry: { itemRefKey: `payment/${paymentKey}`, deleteEntry: true },
  })),
  noticeText('one'),
  noticeText('many'),
  noticeStep('one'),
  noticeStep('many'),
  refusedAtStore('inbox/change', 'search.store', ({ storeID }) => ({
    search: { store: storeID },
    change: { archived: true },
  })),
  refused('inbox/change', 'search.label', ({ labelID }) => ({
    search: { label: labelID },
    change: { archived: true },
  })),
  refused('inbox/change', 'search.assigned', ({ userID }) => ({
    search: { assigned: userID },
    change: { archived: true },
  })),
  refused('inbox/change', 'search.custID', ({ custID }) => ({ search: { custID }, change: { archived: true } })),
  refused('inbox/undo-change', 'changeID', ({ changeID }) => ({ changeID })),
  refused('payments/cancel-refund', 'refundID', ({ refundID }, { paymentKey }) => ({ paymentKey, refundID })),
  refusedAtStore('payments/rewrites/correct', 'rewriteTicketIDs', ({ rewriteTicketID }, { rewriteID }) => ({
    rewriteID,
    action: 'dismiss',
    note: 'Not theirs',
    rewriteTicketIDs: [rewriteTicketID],
  })),
  refusedAtStore('payments/rewrites/mark-posted', 'rewriteTicketIDs', ({ rewriteTicketID }, { rewriteID }) => ({
    rewriteID,
    rewriteTicketIDs: [rewriteTicketID],
  })),
  refused('comments/list', 'commentKey', ({ custID }) => ({ commentKey: `customer/${custID}` })),
  refusedAtStore('comments/submit', 'comment.commentKey', ({ paymentKey }) => ({
    comment: { commentKey: `payment/${paymentKey}`, commentMessage: 'x' },
  })),
  refusedAtStore('comments/submit', 'comment.commentKey', ({ convoID }) => ({
    comment: { commentKey: `convo/${convoID}`, commentMessage: 'x' },
  })),
  ...WRITTEN_JOBS.flatMap((call) => [
    refusedAtStore(call, 'job.jobStoreID', ({ storeID }) => ({
      job: { ...written, jobStoreID: storeID },
      ...(call === 'mailers/send-test' && { phone: '+12135550144' }),
    })),
    refused(call, 'job.jobAudience.importID', ({ importID }, { storeID }) => ({
      job: { ...written, jobStoreID: storeID, jobAudience: { importID } },
      ...(call === 'mailers/send-test' && { phone: '+12135550144' }),
    })),
  ]),
  refusedAtStore('stores/save', 'store.storeID', ({ storeID }) => ({ store: { storeID, storeName: 'Mine' } })),
  refused('auth/sessions/end', 'sessionID', ({ sessionID }) => ({ sessionID })),
  refused('auth/passkeys/remove', 'passkeyID', ({ passkeyID }) => ({ passkeyID })),
  refused('admin/stores/fetch', 'storeID', ({ storeID }) => ({ storeID })),
  refused('admin/stores/list', 'companyID', () => ({ companyID: COMPANY.goldenPledge })),
  refused('admin/stores/save', 'store.storeID', () => ({
    store: { companyID: COMPANY.goldenPledge, storeID: STORE.main, storeName: 'Mine' },
  })),
  refused('admin/companies/fetch', 'companyID', () => ({ companyID: COMPANY.goldenPledge })),
  refused('admin/companies/users/list', 'companyID', () => ({ companyID: COMPANY.goldenPledge })),
  refused('admin/companies/visits/list', 'companyID', () => ({ companyID: COMPANY.goldenPledge })),
  refused('admin/companies/save', 'company.companyID', () => ({
    company: { companyID: COMPANY.goldenPledge, companyName: 'Mine', suspended: true },
  })),
]

/** Fields that look like record ids but aren't, by their last name. */
export const NO_RECORD: readonly string[] = [
  // Made by the client.
  'clientKey',
  'clientMessageID',
  'idempotencyKey',
  // One of the company’s own form, by a key made for it.
  'fieldID',
  // A kind of label.
  'labelModuleKey',
  // Dollars, as text too.
  'amount',
  'storageFee',
  'firearmFee',
  'miscFee',
  'customCharge',
  'agreedMonthlyCharge',
  // A size, and a count.
  'itemCubicFeet',
  'firearmCount',
]
