import { cents } from '#domain/money/cents.ts'
import type { ItemKind, PriceItem } from './price-item.ts'

// Spec 2 §9, pricing. The ids of modules, extras and storage are those of the wire page.

const item = (kind: ItemKind, id: string, title: string, amount: number, rest: Partial<PriceItem> = {}): PriceItem => ({
  id,
  title,
  kind,
  amount: cents(amount),
  perStore: kind === 'base' || kind === 'module',
  included: false,
  available: false,
  hidden: false,
  ...rest,
})

// What the product has now; the rest of the list is priced but not yet available.
const does = { available: true }

export const basePrice: PriceItem = item('base', 'base', 'Base', 149_99, does)

const inBase = { available: true, included: true, perStore: true }

export const includedItems: readonly PriceItem[] = [
  item('base', 'calendar', 'Calendar', 0, inBase),
  item('base', 'payments', 'Payments', 0, inBase),
  item('base', 'phonenumber', 'One phone number per store', 0, inBase),
]

export const modules: readonly PriceItem[] = [
  item('module', 'massmailer', 'Mass mailer', 19_99),
  item('module', 'enotices', 'eNotices', 9_99),
  item('module', 'reviews', 'Reviews', 9_99),
  item('module', 'rewrites', 'Rewrites', 9_99, does),
  item('module', 'loans', 'Loans', 9_99),
  item('module', 'social', 'Social media', 9_99),
  item('module', 'dashboard', 'Dashboard', 9_99),
  item('module', 'timeclock', 'Time clock', 9_99),
  item('module', 'gold', 'Gold calculator', 9_99),
  item('module', 'diamond', 'Diamond calculator', 9_99),
  item('module', 'teams', 'Teams', 29_99),
]

export const extras: readonly PriceItem[] = [
  item('extra', 'mms', 'MMS images', 9_99, does),
  item('extra', 'pdf', 'PDF upload', 2_99),
  item('extra', 'doc', 'DOC support', 2_99),
  item('extra', 'email', 'Email support', 9_99, does),
  item('extra', 'fortispay', 'FortisPay', 9_99, does),
  item('extra', 'paypal', 'PayPal', 9_99, { ...does, note: 'not for loans or interest' }),
  item('extra', 'alerts', 'SMS/email alerts', 9_99),
  item('extra', 'quotebubble', 'Quote bubble module', 1_99),
  item('extra', 'gcal', 'Google Calendar', 1_99),
  item('extra', 'inboxscheduler', 'Inbox scheduler', 1_99, does),
  item('extra', 'paymentscheduler', 'Payment scheduler', 1_99),
]

export const storage: readonly PriceItem[] = [
  item('storage', 'storage5', 'File storage, 5 GB', 9_99),
  item('storage', 'storage10', 'File storage, 10 GB', 19_99),
  item('storage', 'storage15', 'File storage, 15 GB', 29_99),
  item('storage', 'publiclink', 'Public link', 1_99),
]
