// The meaning of the details of an activity log line, by action.
import { MAILER, MAILER_ACT, MAILER_TEST } from './mailer-fields.ts'
import { NOTICE_SETTINGS, NOTICES_ACT, NOTICES_MAILED } from './notice-fields.ts'
import { ASKED_FOR } from '#domain/access/approval.ts'
import { OVERRIDABLE_RULES, type OverridableRule } from '#domain/access/override.ts'
import type { ActivityAction } from '#domain/activity/words.ts'
import { askedWords, type OptOutMeans } from '#domain/customer/consent.ts'
import { formatDollars, type Cents } from '#domain/money/cents.ts'
import { GATEWAY_TYPES, type LiveGateway } from '#domain/payment/gateways.ts'
import { isPaymentStatus, PAYMENT_LABELS } from '#domain/payment/status.ts'
import { PLAN_STOP_WORDS, type PlanStopCause } from '#domain/plan/plan.ts'
import { joined } from '#domain/text/sentence.ts'
import { CALL_WORDS } from './calls.ts'
import {
  API_KEY,
  CHAT_BUBBLE,
  CLOSURE,
  LABEL,
  COMPANY,
  PLAN,
  REMINDERS,
  REPLY,
  REWRITES,
  type Says,
  SELF_SERVICE,
  STORE,
  TEMPLATE,
  TICKETS,
  USER,
  WITH_SECRET_KEY,
} from './fields.ts'
import {
  counted,
  day,
  either,
  instant,
  items,
  nameOf,
  oneOf,
  plain,
  quoted,
  type Say,
  text,
  unsaid,
} from './phrases.ts'
import { RETENTION, RETENTION_RUN } from './retention-fields.ts'
import { search } from './search.ts'

const list =
  (label: string): Say =>
  (value) =>
    items(value).length === 0 ? '' : `${label} ${joined(items(value).map(String))}`
const note: Say = (value) => (value === null || value === '' ? '' : quoted(value))
const amount: Say = (value) => formatDollars(value as Cents)
const dollars =
  (label: string): Say =>
  (value) =>
    `${label} ${formatDollars(Math.round(Number(value) * 100) as Cents)} a month`
const at =
  (label: string): Say =>
  (value, naming) =>
    value === null ? '' : `${label} ${instant(value, naming)}`

export const NOTHING: Says = {}
const places: Say = (value, naming) => {
  const ended = counted('place', 'places')(value, naming)
  return ended === '' ? '' : `signed out in ${ended}`
}
const ACCOUNT_OF: Says = { user: unsaid, sessionsEnded: places, sessions: places }
const PASSKEY: Says = { user: unsaid, passkey: quoted }
const CLOSED_REQUEST: Says = {
  paymentStatus: (value) =>
    `the request was ${isPaymentStatus(String(value)) ? PAYMENT_LABELS[value as 'sent'].label.toLowerCase() : String(value)}`,
  idempotencyKey: unsaid,
  amountCents: amount,
}
const REFUND: Says = {
  refundID: unsaid,
  amountCents: amount,
  feeCents: (value) => `with ${formatDollars(value as Cents)} of the online fee`,
  reason: note,
  notBefore: at('waits until'),
}

const fieldLabel = (name: string): string =>
  Object.values(GATEWAY_TYPES)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name)?.label ?? name
const ACCOUNT: Says = {
  gateway: (value) => GATEWAY_TYPES[value as LiveGateway]?.title ?? String(value),
  environment: oneOf({ test: 'test mode', live: 'live mode' }),
  settings: (value) => {
    const set = Object.entries(value as Record<string, unknown>).filter(([, entered]) => entered !== '')
    return set.map(([name, entered]) => `${fieldLabel(name)} ${String(entered)}`).join(', ')
  },
  secrets: (value) => (items(value).length === 0 ? '' : `entered ${joined(items(value).map(String).map(fieldLabel))}`),
}

const VISIT: Says = {
  actor: unsaid,
  visitor: unsaid,
  reason: note,
  ticket: plain('case'),
  readOnly: (value) => (value === true ? 'view only' : 'could make changes'),
  expiresAt: at('until'),
}
const IMPORTED: Says = {
  added: counted('added', 'added'),
  changed: counted('changed', 'changed'),
  unchanged: counted('unchanged', 'unchanged'),
}

/** Support's request, with the change it would make. */
const ASKED: Says = {
  asked: oneOf(
    Object.fromEntries(
      Object.entries(ASKED_FOR).map(([action, title]) => [action, title.charAt(0).toLowerCase() + title.slice(1)]),
    ),
  ),
  ...USER,
  ...API_KEY,
  ...ACCOUNT,
  ...RETENTION,
}

const JOB: Says = { job: quoted, error: note }
const IMPORT: Says = { filename: quoted, rows: counted('row', 'rows') }

export const DETAILS: Readonly<Record<ActivityAction, Says>> = {
  'add-ons-save': {
    turnedOn: list('turned on'),
    turnedOff: list('turned off'),
    monthly: dollars('now'),
    monthlyBefore: dollars('before'),
  },
  'api-key-make': API_KEY,
  'api-key-revoke': { key: unsaid },
  'api-key-rotate': { key: unsaid, previousUntil: at('the old secret works until') },
  'api-key-save': API_KEY,
  'approval-approve': ASKED,
  'approval-ask': ASKED,
  'approval-decline': ASKED,
  'approval-lapse': ASKED,
  'calendar-delete': {
    catTitle: unsaid,
    entriesMoved: counted('entry moved', 'entries moved'),
    movedTo: (id, naming) => (id === null ? 'to no calendar' : `to ${nameOf(naming, 'category', id as number)}`),
    entriesDeleted: counted('entry deleted', 'entries deleted'),
    dateFields: list('no longer shows'),
  },
  'calendar-entry-delete': { itemTitle: unsaid, itemDateStart: day },
  'calendar-feed-delete': ACCOUNT_OF,
  'calendar-feed-save': {
    user: unsaid,
    address: oneOf({ made: 'new feed', renewed: 'new address' }),
    initials: either('customers by their initials', 'customers by name'),
  },
  'calendar-import': { filename: unsaid, made: counted('entry', 'entries') },
  'calendar-import-undo': {
    filename: unsaid,
    removed: counted('entry deleted', 'entries deleted'),
    kept: counted('changed entry kept', 'changed entries kept'),
  },
  'calendar-save': { catTitle: text('title'), catColor: () => 'new color' },
  'custom-fields-save': {
    added: list('added'),
    changed: list('changed'),
    deleted: list('deleted'),
    records: counted('record changed with them', 'records changed with them'),
  },
  'chat-bubble-save': CHAT_BUBBLE,
  'closure-delete': CLOSURE,
  'closure-save': CLOSURE,
  'company-create': COMPANY,
  'company-resume': NOTHING,
  'company-save': COMPANY,
  'company-suspend': { sessionsEnded: places },
  'customer-block': NOTHING,
  'customer-unblock': NOTHING,
  'customer-erase': {
    messages: counted('message erased', 'messages erased'),
    paymentsKept: counted('payment kept', 'payments kept'),
  },
  'customer-export': NOTHING,
  'customer-opt-out': { means: (means) => askedWords(means as OptOutMeans) },
  'customer-merge': {
    mergedCustID: unsaid,
    mergeID: (id, naming) => `${nameOf(naming, 'merge', id as number)} became part of this customer`,
  },
  'customer-stop-dismiss': NOTHING,
  'customer-save': { changed: (value) => joined(items(value).map(String)) },
  'customer-unmerge': {
    mergedCustID: unsaid,
    mergeID: (id, naming) => `${nameOf(naming, 'merge', id as number)} is a separate customer again`,
  },
  export: { search },
  'import-file': IMPORT,
  'import-undo': IMPORT,
  'invite-accept': ACCOUNT_OF,
  'job-drop': JOB,
  'job-run-again': JOB,
  'label-delete': { ...LABEL, labelName: unsaid },
  'label-save': LABEL,
  'loan.accept': NOTHING,
  'loan.decline': NOTHING,
  'loan.share': NOTHING,
  'loan.void': NOTHING,
  login: NOTHING,
  'login-failed': NOTHING,
  'mailer-cancel': MAILER_ACT,
  'mailer-delete': MAILER_ACT,
  'mailer-force': MAILER_ACT,
  'mailer-pause': MAILER_ACT,
  'mailer-resume': MAILER_ACT,
  'mailer-save': MAILER,
  'mailer-schedule': MAILER,
  'mailer-test': MAILER_TEST,
  'notice-settings': NOTICE_SETTINGS,
  'notices-cancel': NOTICES_ACT,
  'notices-import': IMPORT,
  'notices-mailed': NOTICES_MAILED,
  'notices-send': NOTICES_ACT,
  override: {
    rules: (value) => joined(items(value).map((rule) => OVERRIDABLE_RULES[rule as OverridableRule] ?? String(rule))),
    reason: note,
  },
  'password-change': ACCOUNT_OF,
  'password-forgotten': NOTHING,
  'password-link': WITH_SECRET_KEY,
  'password-reset': ACCOUNT_OF,
  'payment.cancel': NOTHING,
  'payment.cancel-refund': REFUND,
  'payment.charged-late': CLOSED_REQUEST,
  'payment.credit-slipped': CLOSED_REQUEST,
  'payment.exception-resolved': { note },
  'payment.mark-paid': NOTHING,
  'payment.note': { note: oneOf({ set: '', removed: 'removed' }) },
  'payment.reconciled': {
    added: counted('new difference', 'new differences'),
    changed: counted('difference changed', 'differences changed'),
    goneAway: counted('difference went away', 'differences went away'),
    back: counted('difference came back', 'differences came back'),
    from: at('from'),
    to: at('to'),
  },
  'payment.refund': REFUND,
  'payment-settings-save': ACCOUNT,
  'payment-settings-test': {
    state: oneOf({
      approved: 'the test sale was approved',
      declined: 'the test card was declined',
      error: 'the test sale failed',
      pending: 'no result yet',
      refused: 'the gateway refused',
      'no-answer': 'the gateway did not answer',
    }),
    gatewayID: plain('transaction'),
  },
  'plan-cancel': NOTHING,
  'plan-pause': NOTHING,
  'plan-resume': NOTHING,
  'plan-save': PLAN,
  'plan-stop': { cause: (cause) => `because ${PLAN_STOP_WORDS[cause as PlanStopCause]}` },
  'profile-save': USER,
  'promise-close': {
    promiseStatus: oneOf({ kept: 'kept', withdrawn: 'withdrawn' }),
    promiseDay: (value) => `promised for ${day(value)}`,
  },
  'promise-save': {
    promiseDay: (value) => `by ${day(value)}`,
    promiseAmount: (value) => (value === null ? '' : formatDollars(value as Cents)),
    promiseTickets: (value) => (items(value).length === 0 ? '' : `for ${joined(items(value).map(String))}`),
    promiseSource: unsaid,
  },
  'quick-reply-delete': { replyTitle: unsaid, replyShortcode: REPLY.replyShortcode! },
  'quick-reply-import': IMPORTED,
  'quick-reply-order': {
    order: (value) =>
      items(value)
        .map((shortcode) => `/${String(shortcode)}`)
        .join(', '),
  },
  'quick-reply-save': REPLY,
  'reconcile-now': NOTHING,
  'reminder-settings': REMINDERS,
  'remote-fee': { remoteFeePercent: (value) => (value === 0 ? 'off' : `${String(value)}% of the amount`) },
  'self-service-settings': SELF_SERVICE,
  'retention-run': RETENTION_RUN,
  'retention-save': RETENTION,
  'rewrite.clear-warning': TICKETS,
  'rewrite.dismiss': TICKETS,
  'rewrite.post': TICKETS,
  'rewrite.report': TICKETS,
  'rewrite.retry': TICKETS,
  'rewrite.set': TICKETS,
  'rewrite.verify': TICKETS,
  'rewrite-settings': REWRITES,
  'passkey-add': PASSKEY,
  'passkey-remove': PASSKEY,
  'recovery-code-use': { user: unsaid, left: (value) => `${String(value)} left` },
  'recovery-codes-new': ACCOUNT_OF,
  'second-factor-failed': {
    given: oneOf({ totp: 'a code', recoveryCode: 'a recovery code', passkey: 'a passkey' }),
  },
  'second-factor-reset': { ...ACCOUNT_OF, ...WITH_SECRET_KEY },
  'sessions-end': ACCOUNT_OF,
  'totp-add': ACCOUNT_OF,
  'totp-remove': ACCOUNT_OF,
  'store-create': STORE,
  'store-delete': STORE,
  'store-save': STORE,
  'support-write': { call: (value) => CALL_WORDS[String(value)] ?? String(value) },
  'support-create': { ...ACCOUNT_OF, ...WITH_SECRET_KEY },
  'support-visit': VISIT,
  'support-visit-allow': VISIT,
  'support-visit-end': VISIT,
  'support-visit-refuse': VISIT,
  'template-delete': { templateName: unsaid },
  'template-save': TEMPLATE,
  'user-disable': ACCOUNT_OF,
  'user-enable': ACCOUNT_OF,
  'user-invite': USER,
  'user-invite-again': ACCOUNT_OF,
  'user-save': USER,
  'user-sign-out': ACCOUNT_OF,
}
