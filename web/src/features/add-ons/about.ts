import type { SoldLine } from '@xd/core/domain/pricing/features.ts'

/** What each line of the price list is good for; what the product lacks has nothing to say yet. */
export const ABOUT: Readonly<Partial<Record<SoldLine['id'], string>>> = {
  calendar: 'Dates of customers, payments and your own, on Home',
  payments: 'Payment links by text, refunds and receipts',
  rewrites: 'New ticket numbers when a request is paid',
  loans: 'Save loan quotes, keep them in carts and share them by link',
  gold: 'Melt value by karat at the latest price, straight into a quote',
  mms: 'Pictures in texts',
  email: 'Emails in conversations, and receipts by email',
  fortispay: 'Take cards through FortisPay',
  paypal: 'Take payments through PayPal; not for loans or interest',
  inboxscheduler: 'Send a message later, at a time you choose',
}
