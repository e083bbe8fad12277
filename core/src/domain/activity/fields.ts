// How values set on a store, a user, a reply and so on are worded in the activity log.
import { type ChangedDay, changedHoursText } from '#domain/hours/changed-hours.ts'
import type { StoreHours } from '#domain/hours/store-hours.ts'
import { timezoneLabel } from '#domain/hours/timezones.ts'
import { weekText } from '#domain/hours/week-text.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { PLAN_INTERVAL_LABELS, PLAN_KIND_LABELS } from '#domain/plan/plan.ts'
import { type LoanRules, loanRulesWords } from '#domain/loan/usual-rules.ts'
import { formatPhone } from '#domain/phone/format.ts'
import { clock } from '#domain/time/clock.ts'
import { counted, day, either, instant, items, named, oneOf, plain, quoted, type Say, text, unsaid } from './phrases.ts'
import { isPermission, PERMISSION_LABELS } from '#domain/access/permissions.ts'
import { presetOf } from '#domain/access/preset.ts'
import { joined } from '#domain/text/sentence.ts'

export type Says = Readonly<Record<string, Say>>

const timezone = plain('time zone', '', timezoneLabel)

const hours: Say = (value) => {
  const days = Array.isArray(value) ? (value as ChangedDay[]) : []
  const isWhole = days.length === 7 && days.every(({ hoursIsOpen }) => hoursIsOpen !== undefined)
  if (days.length > 0 && !isWhole) return changedHoursText(days)
  const week = weekText(days as StoreHours[])
  return week === '' ? 'closed all week' : `open ${week}`
}

export const STORE: Says = {
  storeName: text('name'),
  storeAbbr: plain('abbreviation'),
  storeColor: () => 'new color',
  storeSMSNumber: plain('texts from', 'no number for texts', formatPhone),
  storePhone: plain('phone', 'no phone', formatPhone),
  storeAddressStr: text('address', 'no address'),
  storeTimezone: timezone,
  storeHours: hours,
  autoReplyMessage: text('auto-reply', 'no auto-reply'),
  autoReplyMessageES: text('Spanish auto-reply', 'no Spanish auto-reply'),
  storeEnabled: either('opened again', 'switched off'),
  storeDeleted: either('', 'restored'),
}

export const CLOSURE: Says = {
  storeID: named('at', 'store', 'at every store'),
  day: (value) => day(value),
  opens: (value) => (value === null ? 'closed all day' : `opens at ${clock(String(value))}`),
  closes: (value) => (value === null ? '' : `closes at ${clock(String(value))}`),
  note: text(''),
  yearly: either('every year', 'only once'),
}

export const CHAT_BUBBLE: Says = {
  bubbleEnabled: either('on', 'off'),
  bubbleColor: () => 'new color',
  bubblePosition: oneOf({ left: 'on the left', right: 'on the right' }),
  bubbleGreetingEN: text('greeting', 'no greeting'),
  bubbleGreetingES: text('Spanish greeting', 'no Spanish greeting'),
  bubbleStoreIDs: named('for', 'store', 'for every store'),
  bubbleDomains: (value) => (items(value).length === 0 ? 'on no website' : `on ${joined(items(value).map(String))}`),
  bubbleConsentEN: text('consent'),
  bubbleConsentES: text('Spanish consent'),
  bubbleClosed: oneOf({ 'leave-message': 'takes messages after hours', hide: 'hidden after hours' }),
  bubbleQuotes: either('takes quote requests', 'takes no quote requests'),
}

const PRESET_WORDS = { owner: 'an owner', manager: 'a manager', clerk: 'a clerk' } as const

const permissions: Say = (value) => {
  const given = items(value).map(String)
  const preset = presetOf(given)
  if (preset !== undefined) return `same permissions as ${PRESET_WORDS[preset]}`
  const labels = given.map((one) => (isPermission(one) ? PERMISSION_LABELS[one] : one))
  return labels.length === 0
    ? 'no permissions'
    : `can ${joined(labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)))}`
}

export const USER: Says = {
  user: unsaid,
  userUsername: plain('email'),
  userNickname: text('name'),
  userColor: () => 'new color',
  userPermissions: permissions,
  userAllowedStoreIDs: named('works at', 'store', 'works at every store'),
}

export const API_KEY: Says = {
  key: unsaid,
  keyName: text('name'),
  keyPermissions: permissions,
  keyStoreIDs: (value, naming) =>
    value === 'all' ? 'all stores' : named('at', 'store', 'at every store')(value, naming),
  keyAddresses: (value) => (items(value).length === 0 ? 'any IP address' : `from ${joined(items(value).map(String))}`),
  keyExpires: (value, naming) => `until ${instant(value, naming)}`,
}

const segments =
  (span: string): Say =>
  (value) =>
    value === null
      ? `the lowest limit of segments per ${span} for mailers`
      : `${Number(value).toLocaleString('en-US')} segments per ${span} for mailers`

export const COMPANY: Says = {
  companyName: text('name'),
  companyKey: plain('key'),
  companyTimezone: timezone,
  companyLanguages: (value) =>
    Array.isArray(value) && value.includes('es') ? 'customers get English and Spanish' : 'customers get English only',
  companySessionDays: (value) => `sign-ins last ${Number(value) === 1 ? '1 day' : `${String(value)} days`}`,
  companySecondFactorRequired: either('a second factor is required', 'a second factor is no longer required'),
  companyVisitApproval: either(
    'XD Support needs approval for changes',
    'XD Support no longer needs approval for changes',
  ),
  companyLoanRules: (value) => `quotes follow ${loanRulesWords(value as LoanRules)}`,
  companyElectronicRenewals: either('electronic renewals are on', 'electronic renewals are off'),
  companyLogo: oneOf({ replaced: 'new logo', removed: 'logo removed' }),
  companySegmentsPerMinute: segments('minute'),
  companySegmentsPerDay: segments('day'),
  companyMailerGapDays: (value) =>
    `${value === 0 ? 'no days' : value === 1 ? '1 day' : `${String(value)} days`} between mailers to the same customer`,
  companyMailerConsent: either(
    'mailers only to customers who agreed to marketing',
    'mailers also to customers who haven’t said whether they agree to marketing',
  ),
}

export const LABEL: Says = {
  labelName: text('name'),
  labelColor: () => 'new color',
  labelIcon: () => 'new icon',
  labelModuleKey: oneOf({
    customer: 'for customers',
    conversation: 'for conversations',
    payment: 'for payments',
    mailer: 'for mailers',
  }),
}

export const REPLY: Says = {
  replyTitle: text('title'),
  replyShortcode: (value) => `shortcode /${String(value)}`,
  replyBody: text('text'),
  replyBodyES: text('Spanish text', 'no Spanish text'),
  storeIDs: named('for', 'store', 'for every store'),
  replyIsMine: either('only for themselves', 'for everyone'),
  media: counted('picture', 'pictures'),
  deleteReply: unsaid,
}

export const TEMPLATE: Says = {
  templateName: text('name'),
  templateKind: oneOf({ message: 'for messages', mailer: 'for mailers', notice: 'for notices', review: 'for reviews' }),
  templateChannel: oneOf({ sms: 'a text', email: 'an email' }),
  templateLanguage: oneOf({ en: 'in English', es: 'in Spanish' }),
  templateSubject: text('subject', 'no subject'),
  templateBody: text('text'),
  templateSubjectES: text('Spanish subject'),
  templateBodyES: text('Spanish text'),
  deleteTemplate: unsaid,
}

const hoursBefore: Say = (value) =>
  `${String(value)} ${Number(value) === 1 ? 'hour' : 'hours'} before the request expires`

export const REMINDERS: Says = {
  storeID: unsaid,
  reminderOn: either('on', 'off'),
  reminderHours: hoursBefore,
  // The format of older versions' lines.
  on: either('on', 'off'),
  hours: hoursBefore,
  reminderTextEN: text('text', 'the standard text'),
  reminderTextES: text('Spanish text', 'the standard Spanish text'),
}

export const SELF_SERVICE: Says = {
  selfEnabled: either('on', 'off'),
  selfMaxAgeHours: (value) => `takes payments while the book is younger than ${String(value)} hours`,
  selfMaxAmount: (value) => (value === null ? 'no limit' : `at most ${formatDollars(value as Cents)} at once`),
  selfShowItems: either('shows items', 'shows no items'),
}

interface Range {
  readonly rangePrefix: string
  readonly rangeFrom: number
  readonly rangeTo: number
}

export const REWRITES: Says = {
  storeID: unsaid,
  storeAutoRewrite: either('automatic rewriting on', 'automatic rewriting off'),
  ticketRange: (value) => {
    if (value === null) return ''
    const { rangePrefix, rangeFrom, rangeTo } = value as Range
    return `ticket numbers ${rangePrefix}${rangeFrom} to ${rangePrefix}${rangeTo}`
  },
}

export const PLAN: Says = {
  planKind: oneOf(PLAN_KIND_LABELS),
  planAmountCents: (value) => `${formatDollars(value as Cents)} each`,
  planTotalCents: (value) => (value === null ? '' : `${formatDollars(value as Cents)} in all`),
  planEvery: oneOf(PLAN_INTERVAL_LABELS),
  planCount: counted('payment', 'payments'),
  planStart: (value) => `from ${day(value)}`,
  planMemo: text('memo'),
  planTicketList: (value) => (value === '' ? '' : `tickets ${String(value)}`),
}

/** Tickets of a batch that were corrected by hand. */
export const TICKETS: Says = {
  action: unsaid,
  rewriteTicketIDs: counted('ticket', 'tickets'),
  newTicket: plain('new number'),
  note: (value) => (value === null || value === '' ? '' : quoted(value)),
}

/** What the server's operator did for a user whom nobody else could help. */
export const WITH_SECRET_KEY: Says = { by: oneOf({ server: 'with the server’s secret key' }) }
