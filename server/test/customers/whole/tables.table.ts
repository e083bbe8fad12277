/**
 * An erasure's effect on a customer's rows of a table: they are deleted (`gone`), stay without the person (`nameless`),
 * or only record actions (`told`). `none`: no row is a customer's, although a column leads to records of customers.
 */
export type Erased = 'gone' | 'nameless' | 'told' | 'none'

/**
 * Every table about customers. A new one with a column that leads to a customer must say here what happens to their rows,
 * and `whole-customer.ts` must make one.
 */
export const TABLES: Readonly<Record<string, Erased>> = {
  audit: 'told',
  bubble_messages: 'gone',
  bubble_sessions: 'gone',
  bubble_uploads: 'gone',
  comments: 'gone',
  conversation_labels: 'gone',
  conversations: 'nameless',
  customer_consents: 'gone',
  customer_labels: 'gone',
  customer_merges: 'gone',
  customer_phones: 'gone',
  customers: 'nameless',
  drafts: 'gone',
  electronic_choices: 'gone',
  emails: 'gone',
  erased_opt_outs: 'told',
  erased_texts: 'told',
  erased_unsubscribes: 'told',
  events: 'told',
  field_dates: 'gone',
  import_customers: 'gone',
  import_pieces: 'told',
  imports: 'told',
  inbox_changes: 'told',
  jobs: 'told',
  loan_versions: 'nameless',
  loans: 'nameless',
  mailer_counts: 'told',
  mailer_media: 'none',
  mailer_recipients: 'nameless',
  mailers: 'told',
  media: 'gone',
  message_media: 'gone',
  message_schedules: 'gone',
  messages: 'gone',
  notice_batches: 'told',
  notice_calls: 'nameless',
  notice_stops: 'nameless',
  notice_tickets: 'nameless',
  notices: 'nameless',
  payment_attempts: 'nameless',
  payment_exceptions: 'nameless',
  payment_impressions: 'nameless',
  payment_labels: 'nameless',
  payment_ledger: 'nameless',
  payment_refunds: 'nameless',
  payment_tickets: 'nameless',
  payments: 'nameless',
  plan_turns: 'nameless',
  plans: 'nameless',
  promises: 'gone',
  quick_reply_media: 'none',
  quote_leads: 'gone',
  renewal_assents: 'nameless',
  rewrite_batches: 'nameless',
  rewrite_misses: 'nameless',
  rewrite_tickets: 'nameless',
  stop_requests: 'nameless',
  ticket_outcomes: 'gone',
  tickets: 'gone',
}

/** Tables with a customer's rows: all except these are as before when a change is undone. */
export const THEIRS = Object.keys(TABLES).filter((table) => ['gone', 'nameless'].includes(TABLES[table]!))

/** Data about no single customer, but derived from all of them. */
export const COUNTED = [
  'customer_counts',
  'inbox_counts',
  'loan_counts',
  'mailer_counts',
  'message_days',
  'payment_counts',
] as const
