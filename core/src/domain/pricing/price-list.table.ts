// Spec 2 §9, pricing: everything a company can have, its price, and where the server gates it. The ids of modules,
// extras and storage are part of the API. A feature has the id of its line, except for card gateways.
import { cents } from '#domain/money/cents.ts'
import type { ItemKind, PriceItem } from './price-item.ts'

interface Rest<F> extends Partial<Omit<PriceItem, 'feature'>> {
  readonly feature?: F
}

const item = <const ID extends string, const F extends string | null = ID>(
  kind: ItemKind,
  id: ID,
  title: string,
  amount: number,
  { feature, ...rest }: Rest<F> = {},
): PriceItem & { readonly feature: F } => ({
  id,
  title,
  kind,
  amount: cents(amount),
  gate: null,
  words: title.toLowerCase(),
  perStore: kind === 'base' || kind === 'module',
  included: false,
  available: false,
  hidden: false,
  ...rest,
  feature: (feature === undefined ? id : feature) as F,
})

// Marks what the product has now; the rest of the list is priced but not yet available.
const does = { available: true }
const inBase = { ...does, included: true, perStore: true }

const SEND = 'customers/conversation/messages/send'
const SAVE_GATEWAY = 'settings/payments/save'

export const basePrice: PriceItem = item('base', 'base', 'Base', 149_99, { ...does, feature: null })

export const includedItems = [
  item('base', 'calendar', 'Calendar', 0, { ...inBase, gate: { calls: ['calendar/'] }, words: 'the calendar' }),
  item('base', 'payments', 'Payments', 0, {
    ...inBase,
    gate: { calls: ['payments/', 'settings/payments/', 'settings/reminders/', 'settings/self-service/'] },
    words: 'payment requests',
  }),
  item('base', 'bluedog', 'BlueDog', 0, {
    ...inBase,
    hidden: true,
    feature: 'payments:bluedog',
    gate: { within: [SAVE_GATEWAY] },
    words: 'BlueDog',
  }),
  item('base', 'phonenumber', 'One phone number per store', 0, { ...inBase, feature: null }),
]

export const modules = [
  item('module', 'massmailer', 'Mass mailer', 19_99, { ...does, gate: { calls: ['mailers/'] }, words: 'mailers' }),
  item('module', 'enotices', 'eNotices', 9_99, {
    ...does,
    gate: { calls: ['notices/', 'settings/notices/'] },
    words: 'notices',
  }),
  item('module', 'reviews', 'Reviews', 9_99, { gate: { calls: ['reviews/'] } }),
  item('module', 'rewrites', 'Rewrites', 9_99, {
    ...does,
    gate: { calls: ['payments/rewrites/', 'settings/rewrites/'] },
    words: 'ticket rewrites',
  }),
  item('module', 'loans', 'Loans', 9_99, {
    ...does,
    gate: { calls: ['loans/', 'customers/cart/'] },
    words: 'loan quotes',
  }),
  item('module', 'social', 'Social media', 9_99, { gate: { calls: ['social/'] } }),
  item('module', 'dashboard', 'Dashboard', 9_99, { gate: { calls: ['dashboard/'] }, words: 'the dashboard' }),
  item('module', 'timeclock', 'Time clock', 9_99, { gate: { calls: ['timeclock/'] }, words: 'the time clock' }),
  item('module', 'gold', 'Gold calculator', 9_99, {
    ...does,
    gate: { calls: ['gold/'] },
    words: 'the gold calculator',
  }),
  item('module', 'diamond', 'Diamond calculator', 9_99, {
    gate: { calls: ['diamond/'] },
    words: 'the diamond calculator',
  }),
  item('module', 'teams', 'Teams', 29_99, { gate: { calls: ['teams/'] } }),
]

export const extras = [
  item('extra', 'mms', 'MMS images', 9_99, { ...does, gate: { within: [SEND] }, words: 'picture messages' }),
  item('extra', 'pdf', 'PDF upload', 2_99, { gate: { calls: ['media/upload-pdf'] } }),
  item('extra', 'doc', 'DOC support', 2_99, { gate: { calls: ['media/upload-doc'] } }),
  item('extra', 'email', 'Email support', 9_99, {
    ...does,
    gate: { within: [SEND, 'payments/send-receipt'] },
    words: 'email',
  }),
  item('extra', 'fortispay', 'FortisPay', 9_99, {
    ...does,
    feature: 'payments:fortispay',
    gate: { within: [SAVE_GATEWAY] },
    words: 'FortisPay',
  }),
  item('extra', 'paypal', 'PayPal', 9_99, {
    ...does,
    feature: 'payments:paypal',
    gate: { within: [SAVE_GATEWAY] },
    words: 'PayPal',
    note: 'not for loans or interest',
  }),
  item('extra', 'alerts', 'SMS/email alerts', 9_99, { gate: { calls: ['alerts/'] } }),
  item('extra', 'quotebubble', 'Quote bubble module', 1_99, {
    ...does,
    gate: { calls: ['leads/'] },
    words: 'quote requests from the chat bubble',
  }),
  item('extra', 'gcal', 'Google Calendar', 1_99, {
    ...does,
    gate: { calls: ['calendar/feed/', 'calendar/import'] },
    words: 'calendar feeds and imports for Google, Apple and Outlook',
  }),
  item('extra', 'inboxscheduler', 'Inbox scheduler', 1_99, {
    ...does,
    gate: { within: [SEND, 'customers/conversation/messages/reschedule'] },
    words: 'scheduled messages',
  }),
  item('extra', 'paymentscheduler', 'Payment scheduler', 1_99, {
    ...does,
    gate: { calls: ['payments/schedules/'] },
    words: 'payment plans',
  }),
]

export const storage = [
  item('storage', 'storage5', 'File storage, 5 GB', 9_99),
  item('storage', 'storage10', 'File storage, 10 GB', 19_99),
  item('storage', 'storage15', 'File storage, 15 GB', 29_99),
  item('storage', 'publiclink', 'Public link', 1_99),
]

/** Every line but the base itself, in the order of the list. */
export const PRICE_LIST = [...includedItems, ...modules, ...extras, ...storage]

export type Feature = NonNullable<(typeof PRICE_LIST)[number]['feature']>
