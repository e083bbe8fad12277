import type { Feature } from '#domain/access/features.ts'
import type { InboxCount } from '#domain/conversation/inbox-view.ts'
import type { CallName, Wire } from './calls.ts'
import type { Customer } from './entity/customer.ts'
import type { InboxRow } from './entity/inbox-row.ts'

interface InboxCounts {
  active: InboxCount
  archived: InboxCount
}

/**
 * Extra state an event can carry so that no list must be fetched again: the state when the event is sent, for users who
 * may read messages. Catch-up events carry none.
 */
interface ConversationNews {
  /** The conversation's row; null when no list shows it. */
  row?: Wire<typeof InboxRow> | null
  /** The counts of the reader's inboxes, in total and for the conversation's store. */
  inbox?: { all: InboxCounts; store: InboxCounts & { storeID: number } }
}

/**
 * Every live event: its data (ids, names as in the spec §7, and the extras above), and the calls whose answers it makes
 * stale. Plain data, so that the browser can load it without the schema library.
 */
export interface EventData {
  reload_customer: { custID: number; customer?: Wire<typeof Customer> }
  reload_inbox: { convoID: number } & ConversationNews
  reload_labels: Record<never, never>
  reload_employees: Record<never, never>
  reload_stores: { storeID?: number }
  reload_company: Record<never, never>
  /** XD Support changed a company, or one of its stores; for support's own screens. */
  reload_admin: { companyID: number }
  /** The key of a request's link goes only to those who may see requests. */
  reload_payments: { paymentKey?: string }
  /** A plan was made or changed, asked for a turn, or ended. */
  reload_plans: { planID: number }
  reload_reconciliation: Record<never, never>
  reload_payment_settings: Record<never, never>
  reload_rewrites: { rewriteID: number }
  /** `received`: the message is new, and the customer's. Not in the spec. */
  reload_convo_sms: { convoID: number; messageID?: number; received?: true }
  sms_status_update: { convoID: number; messageID: number; messageStatus: string }
  reload_comments: { commentKey: string }
  /** The company's calendars, many entries on them, or a user's choice of calendars changed. */
  reload_calendar: Record<never, never>
  /** One entry was created, changed or deleted. */
  reload_calendar_event: { itemID: number }
  /** A module's fields changed, and deleted fields' data with them. */
  reload_custom_fields: { moduleID: string }
  reload_loans: { loanID: number }
  reload_cart: { custID: number }
  /** A quote request came in, or changed status. */
  reload_leads: { leadID: number }
  /** A promise to pay was recorded, or its status changed. Not in the spec. */
  reload_promises: { custID: number }
  /** A store's tickets, and customers with them, were imported or an import was undone. */
  reload_tickets: Record<never, never>
  /**
   * A session was ended elsewhere. Only its own sockets hear it; with `switched` the session lives on in another
   * company, and the sockets are only closed.
   */
  force_logout: { sessionID: string; switched?: true }
  /** API keys were made, changed, rotated or revoked. */
  reload_keys: Record<never, never>
  /** XD Support asked for something that waits for an owner’s yes, or it was answered or lapsed. Not in the spec. */
  reload_approvals: Record<never, never>
  /** How long records are kept was changed, or old ones are being deleted. Not in the spec. */
  reload_retention: Record<never, never>
  /** An XD Support visit began, made a change, got an answer or ended. Not in the spec. */
  reload_visits: { visitID: number }
  reload_mailers: { jobID: number }
  reload_notices: { batchID: number }
  /** Progress of long work, at most twice a second: `mailer/12`, `import/3`. */
  process_progress: {
    processID: string
    processKind: 'mailer' | 'import' | 'export' | 'notices'
    done: number
    total: number
    state: string
  }
  reload_templates: Record<never, never>
  reload_quickreplies_settings: Record<never, never>
  reload_chatbubble_settings: Record<never, never>
  /** The log no longer reaches back far enough: everything is stale. */
  reload_all: Record<never, never>
}

export type EventName = keyof EventData

/** A module's events: companies without the module get none of them. */
export const FEATURE_OF_EVENT: Readonly<Partial<Record<string, Feature>>> = {
  reload_payments: 'payments',
  reload_plans: 'paymentscheduler',
  reload_reconciliation: 'payments',
  reload_payment_settings: 'payments',
  reload_rewrites: 'rewrites',
  reload_calendar: 'calendar',
  reload_loans: 'loans',
  reload_cart: 'loans',
  reload_leads: 'quotebubble',
  reload_calendar_event: 'calendar',
  reload_mailers: 'massmailer',
  reload_notices: 'enotices',
} satisfies Partial<Record<EventName, Feature>>

/**
 * Transient presence, kept in no log: who is viewing a conversation and who is typing there, sent to the others viewing
 * it. Each frame is complete. A client reports its view with `presence {convoID}` (null: none) and its typing with
 * `typing {typing, answering}`; `answering` means it is for a visitor in the chat bubble.
 */
export interface PassingData {
  presence: { convoID: number; userIDs: readonly number[] }
  typing: { convoID: number; userIDs: readonly number[] }
  /** Whether the website visitor is typing in the chat bubble. */
  visitor_typing: { convoID: number; typing: boolean }
}

/** Calls that show calendar entries, including other modules'. */
const ENTRY_CALLS = ['calendar/entries/list', 'calendar/entries/fetch', 'calendar/entries/summarize'] as const

export const REFRESHES = {
  reload_customer: [
    'notices/needs-address',
    'customers/list',
    'customers/duplicates',
    'customers/merges/list',
    'customers/search',
    'customers/does-customer-exist',
    'customers/fetch',
    'customers/fetch/stats',
    'customers/consent/fetch',
    'customers/stop-requests/list',
    'customers/promises/list',
    'customers/conversation/fetch',
    'tickets/list',
    'tickets/fetch',
    'inbox/list',
    'search/find',
    'home/today',
    ...ENTRY_CALLS,
    'loans/list',
    'loans/fetch',
    'customers/cart/fetch',
  ],
  reload_inbox: ['customers/list', 'inbox/list', 'customers/conversation/fetch', 'search/find', 'home/today'],
  reload_labels: ['labels/list'],
  // A key never has more permissions than its maker.
  reload_employees: [
    'employees/list',
    'settings/users/list',
    'settings/api-keys/list',
    'inbox/get-quick-replies',
    'auth/info',
  ],
  reload_keys: ['settings/api-keys/list'],
  reload_payments: [
    'customers/list',
    'payments/list',
    'payments/totals',
    'payments/fetch',
    'payments/check-tickets',
    'payments/impressions/fetch',
    'payments/ledger/fetch',
    'payments/schedules/list',
    'payments/schedules/fetch',
    'search/find',
    'home/today',
    'home/paid',
    'reports/payment-stats',
    'reports/teller-stats',
    'reports/message-dollars',
    ...ENTRY_CALLS,
  ],
  reload_plans: [
    'payments/schedules/list',
    'payments/schedules/fetch',
    'payments/list',
    'payments/fetch',
    ...ENTRY_CALLS,
  ],
  reload_payment_settings: ['settings/payments/fetch'],
  reload_reconciliation: ['payments/reconciliation/list'],
  reload_stores: [
    'stores/list',
    'stores/fetch',
    'stores/company-info',
    'settings/stores/list',
    'settings/stores/closures/list',
    'inbox/get-quick-replies',
    'settings/add-ons/fetch',
    'employees/list',
    'auth/info',
    'settings/rewrites/fetch',
    'settings/reminders/fetch',
    'settings/payments/remote-fee/fetch',
    'settings/self-service/fetch',
    'settings/notices/fetch',
    ...ENTRY_CALLS,
  ],
  reload_company: [
    'auth/info',
    'stores/company-info',
    'settings/company/fetch',
    'settings/add-ons/fetch',
    'settings/stores/list',
    ...ENTRY_CALLS,
  ],
  reload_admin: [
    'admin/companies/list',
    'admin/companies/fetch',
    'admin/companies/users/list',
    'admin/companies/visits/list',
    'admin/stores/list',
    'admin/stores/fetch',
    'admin/get-login-as-companies',
    'admin/stats',
  ],
  reload_rewrites: [
    'payments/fetch',
    'payments/list',
    'tickets/list',
    'tickets/fetch',
    'payments/rewrites/list',
    'payments/rewrites/fetch',
    'payments/rewrites/find-chain',
    'settings/rewrites/fetch',
  ],
  reload_convo_sms: ['customers/conversation/messages/fetch', 'customers/fetch/stats'],
  sms_status_update: ['customers/conversation/messages/fetch', 'inbox/list'],
  reload_comments: ['comments/list'],
  reload_calendar: ['calendar/categories/list', 'calendar/categories/fetch', 'calendar/imports/list', ...ENTRY_CALLS],
  reload_calendar_event: ['calendar/categories/fetch', 'calendar/imports/list', ...ENTRY_CALLS],
  reload_custom_fields: [
    'settings/custom-fields/fetch',
    'customers/fetch',
    'customers/list',
    'payments/fetch',
    'payments/list',
    ...ENTRY_CALLS,
  ],
  reload_loans: ['loans/list', 'loans/fetch', 'customers/cart/fetch', 'search/find', ...ENTRY_CALLS],
  reload_cart: ['customers/cart/fetch'],
  reload_leads: ['leads/list', 'reports/channel-stats'],
  reload_promises: ['customers/promises/list', 'customers/fetch/stats'],
  reload_visits: [
    'auth/info',
    'settings/activity/visits/current',
    'settings/activity/visits/list',
    'settings/activity/list',
  ],
  reload_approvals: ['settings/approvals/list', 'settings/activity/list'],
  reload_retention: ['settings/retention/fetch', 'settings/activity/list'],
  reload_mailers: [
    'mailers/list-jobs',
    'mailers/fetch-job',
    'mailers/recipients/list',
    'mailers/result',
    ...ENTRY_CALLS,
  ],
  reload_notices: [
    'notices/list-batches',
    'notices/batch-details',
    'notices/preview-batch',
    'notices/customer-lookup',
    'notices/call-list',
    'notices/needs-address',
    'payments/check-tickets',
  ],
  reload_tickets: [
    'payments/check-tickets',
    'tickets/list',
    'tickets/fetch',
    'customers/list',
    'customers/fetch',
    'customers/search',
    'customers/consent/fetch',
    'mailers/imports/list',
    'mailers/imports/fetch',
    'search/find',
    ...ENTRY_CALLS,
  ],
  process_progress: [],
  force_logout: [],
  reload_templates: ['templates/list'],
  reload_quickreplies_settings: ['inbox/get-quick-replies'],
  reload_chatbubble_settings: ['settings/chat-bubble/fetch'],
  reload_all: [],
} as const satisfies Record<EventName, readonly CallName[]>

/** A frame from the server. `seq` is the event's position in the company's log; frames without one are not in it. */
export type LiveFrame =
  | { [N in EventName]: { event: N; data: EventData[N]; seq?: number } }[EventName]
  | { [N in keyof PassingData]: { event: N; data: PassingData[N]; seq?: undefined } }[keyof PassingData]
