import { type LoanRules, loanRulesWords } from '#domain/loan/usual-rules.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { joined } from '#domain/text/sentence.ts'
import { act } from '#domain/activity/act.ts'
import {
  type Say,
  type Says,
  counted,
  either,
  items,
  list,
  named,
  oneOf,
  plain,
  text,
} from '#domain/activity/phrases.ts'
import { countOf, grouped } from '#domain/text/figure.ts'
import { timezone } from './stores.ts'
import { places } from './users.ts'

const CHAT_BUBBLE: Says = {
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

const segments =
  (span: string): Say =>
  (value) =>
    value === null
      ? `the lowest limit of segments per ${span} for mailers`
      : `${grouped(Number(value))} segments per ${span} for mailers`

const COMPANY: Says = {
  companyName: text('name'),
  companyKey: plain('key'),
  companyTimezone: timezone,
  companyLanguages: (value) =>
    Array.isArray(value) && value.includes('es') ? 'customers get English and Spanish' : 'customers get English only',
  companySessionDays: (value) => `sign-ins last ${countOf(Number(value), 'day')}`,
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
    `${value === 0 ? 'no days' : countOf(Number(value), 'day')} between mailers to the same customer`,
  companyMailerConsent: either(
    'mailers only to customers who agreed to marketing',
    'mailers also to customers who haven’t said whether they agree to marketing',
  ),
}

const dollars =
  (label: string): Say =>
  (value) =>
    `${label} ${formatDollars(Math.round(Number(value) * 100) as Cents)} a month`

export const company = {
  'add-ons-save': act('Changed add-ons', {
    turnedOn: list('turned on'),
    turnedOff: list('turned off'),
    monthly: dollars('now'),
    monthlyBefore: dollars('before'),
  }),
  'custom-fields-save': act('Changed custom fields', {
    added: list('added'),
    changed: list('changed'),
    deleted: list('deleted'),
    records: counted('record changed with them', 'records changed with them'),
  }),
  'company-create': act('Created the company', COMPANY),
  'company-resume': act('Ended the company’s suspension'),
  'company-save': act('Changed the company', COMPANY),
  'company-suspend': act('Suspended the company', { sessionsEnded: places }),
  'chat-bubble-save': act('Changed the chat bubble', CHAT_BUBBLE),
}
