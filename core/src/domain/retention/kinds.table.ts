// How long records are kept. Nothing is deleted because of its age unless the company chooses so (`CHOSEN`), or the
// product needs it only for a while (`PASSING`). Records that the books rest on, or that prove consent, stay (`KEPT`).
// A company should ask its counsel: these are the rules as we read them, each with its source.
import { CHAT_LASTS_MS } from '#domain/bubble/session.ts'
import { UNDO_MANY_MS } from '#domain/conversation/many.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts'

/**
 * How strong a source is: a `regulation` demands it; within a `limitation` someone can still go to court; `networks` are
 * the card networks’ rules; `product`: other records would no longer make sense.
 */
export type Strength = 'regulation' | 'limitation' | 'networks' | 'product'

interface Chosen {
  readonly title: string
  /** The records that are deleted, and those that stay. */
  readonly about: string
  /** The words for one and for several. */
  readonly units: readonly [string, string]
  /** The least a company may choose, in months. */
  readonly leastMonths: number
  readonly source: string
  readonly strength: Strength
  /** Why nothing less is allowed, as the refusal says it. */
  readonly because: string
  /** The same in a word or two, beside the choice. */
  readonly by: string
  /** The choices on screen besides forever, in months. */
  readonly offers: readonly number[]
}

/** The kinds of records that a company may delete after a time of its choice. */
export const CHOSEN = {
  messages: {
    title: 'Messages',
    about: 'Texts, emails and website chats, with their pictures.',
    units: ['message', 'messages'],
    leastMonths: 25,
    source: 'Regulation B, 12 CFR 1002.12(b)',
    strength: 'regulation',
    because: 'Regulation B (12 CFR 1002.12) requires 25 months for anything that belongs to a credit application',
    by: 'Regulation B',
    offers: [36, 48, 60, 84, 120],
  },
  pictures: {
    title: 'Pictures in messages',
    about: 'Only the pictures and files. The messages they came with stay.',
    units: ['picture', 'pictures'],
    leastMonths: 25,
    source: 'Regulation B, 12 CFR 1002.12(b)',
    strength: 'regulation',
    because: 'Regulation B (12 CFR 1002.12) requires 25 months for anything that belongs to a credit application',
    by: 'Regulation B',
    offers: [36, 48, 60, 84, 120],
  },
  views: {
    title: 'Views of payment links',
    about: 'Who opened a payment link, when, and with which device. The payments stay.',
    units: ['view', 'views'],
    leastMonths: 18,
    source: 'Card networks: a charge can be disputed for up to 540 days',
    strength: 'networks',
    because: 'a charge can be disputed for up to 540 days, and the views of its link are evidence in a dispute',
    by: 'card disputes',
    offers: [24, 36, 48, 60, 84],
  },
  attempts: {
    title: 'Declined card payments',
    about: 'Attempts that were declined or failed. Paid requests, refunds and the ledger stay.',
    units: ['declined attempt', 'declined attempts'],
    leastMonths: 24,
    source: 'Regulation E, 12 CFR 1005.13(b), and Regulation Z, 12 CFR 1026.25(a)',
    strength: 'regulation',
    because: 'Regulation E (12 CFR 1005.13) requires two years of electronic payment records',
    by: 'Regulation E',
    offers: [36, 48, 60, 84],
  },
  quotes: {
    title: 'Quotes without a loan',
    about: 'Loan quotes that were never accepted. Those with a military check stay.',
    units: ['quote', 'quotes'],
    leastMonths: 25,
    source: 'Regulation B, 12 CFR 1002.12(b), and Regulation Z, 12 CFR 1026.25(a)',
    strength: 'regulation',
    because: 'Regulation B (12 CFR 1002.12) requires 25 months for anything that belongs to a credit application',
    by: 'Regulation B',
    offers: [36, 48, 60, 84],
  },
  promises: {
    title: 'Promises to pay',
    about: 'Promises that were kept, broken or withdrawn. Open ones, and broken ones that are still unpaid, stay.',
    units: ['promise', 'promises'],
    leastMonths: 25,
    source: 'Regulation B, 12 CFR 1002.12(b)',
    strength: 'regulation',
    because: 'Regulation B (12 CFR 1002.12) requires 25 months for anything that belongs to a credit application',
    by: 'Regulation B',
    offers: [36, 48, 60, 84],
  },
  activity: {
    title: 'Activity log',
    about: 'Who did what. Entries about consents, erased customers, support visits and this page stay.',
    units: ['line', 'lines'],
    leastMonths: 60,
    source: 'Military Lending Act, 10 USC 987(f)(5): five years to sue',
    strength: 'product',
    because: 'it explains records that are kept for five years, such as checks under the Military Lending Act',
    by: 'Military Lending Act',
    offers: [60, 84, 120],
  },
} as const satisfies Readonly<Record<string, Chosen>>

export type RetentionKind = keyof typeof CHOSEN
export const RETENTION_KINDS = Object.keys(CHOSEN) as RetentionKind[]

/** Longer than this counts as forever. */
export const MOST_MONTHS = 240

/** Records that the product needs only for a while: housekeeping deletes them once an hour, for every company. */
export const PASSING = {
  /** Live events: a client that was away for longer is told to fetch everything again. */
  events: 48 * HOUR_MS,
  /** Counts of attempts: no limit looks back further than an hour. */
  rateLimits: 2 * HOUR_MS,
  /** Which pages users looked at. */
  pageActivity: 90 * DAY_MS,
  /** A sender who got no answer to a batch of notices may send it again within this time. */
  unfinishedBatches: DAY_MS,
  /** A form that got no answer may be sent again within this time. */
  clientKeys: 30 * DAY_MS,
  /** Support sees jobs that gave up on the system statistics; after this, the addresses in them are no longer kept. */
  jobsThatGaveUp: 14 * DAY_MS,
  /** Pictures that a website visitor uploaded and never sent. */
  uploads: CHAT_LASTS_MS,
  /** Codes that proved a phone to the page on which customers pay. */
  phoneCodes: DAY_MS,
  /** Browsers and places that users signed in from, for longer than anyone stays away from work. */
  devices: 365 * DAY_MS,
  /** The earlier state of conversations that were changed many at once. */
  inboxChanges: UNDO_MANY_MS,
} as const

interface Kept {
  readonly title: string
  readonly source: string
  readonly why: string
}

/** Records that retention never deletes, whatever a company chooses. */
export const KEPT: readonly Kept[] = [
  {
    title: 'Opt-outs, requests to stop and consents, and the messages that prove them',
    source: 'TCPA with 28 USC 1658(a): four years; Virginia: an opt-out holds ten years',
    why: 'No one who opted out may be contacted again, and consent must be provable for as long as it’s used.',
  },
  {
    title: 'Notices, the messages they were sent as, and their proofs',
    source: 'Cal. Fin. Code § 21201(d), and four years to sue on a contract (Cal. Code Civ. Proc. § 337)',
    why: 'They prove when the redemption period began.',
  },
  {
    title: 'Assents to replacement loans on the pay page, with the terms they were shown',
    source: 'Cal. Fin. Code § 21201.6, Regulation Z, 12 CFR 1026.25(a), and four years to sue on a contract',
    why: 'They are the loan’s contract.',
  },
  {
    title: 'Payments, refunds and the ledger, and the plans that asked for payments',
    source: 'The company’s own books',
    why: 'Balances, reports and refunds depend on them.',
  },
  {
    title: 'Accepted quotes, and all quotes with a military check',
    source: 'Regulation Z, 12 CFR 1026.25(a): two years; Military Lending Act: five years',
    why: 'They are the loan’s records.',
  },
  {
    title: 'Recipients of mailers',
    source: '28 USC 1658(a): four years to sue under the TCPA',
    why: 'They prove who was contacted, and results depend on them.',
  },
  {
    title: 'Support visits, and what support asked an owner for',
    source: 'The company’s control over its service provider (16 CFR 314.4(f))',
    why: 'They’re the owners’ only record of outside access.',
  },
]
