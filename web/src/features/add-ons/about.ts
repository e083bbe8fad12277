import type { SoldLine } from '@xd/core/domain/pricing/features.ts'

/** The benefit of each line of the price list; features the product lacks have no text yet. */
export const ABOUT: Readonly<Partial<Record<SoldLine['id'], string>>> = {
  calendar: 'Dates of customers, payments and your own, on Home',
  payments: 'Payment links by text, refunds and receipts',
  massmailer: 'One text or email to many customers, at hours when they may be contacted',
  enotices: 'Texts, emails and letters about tickets that are due',
  rewrites: 'New ticket numbers when a request is paid',
  loans: 'Save loan quotes, keep them in carts and share them by link',
  gold: 'Melt value by karat at the latest price, straight into a quote',
  mms: 'Pictures in texts',
  email: 'Emails in conversations, and receipts by email',
  bluedog: 'Take cards through BlueDog',
  fortispay: 'Take cards through FortisPay',
  paypal: 'Take payments through PayPal; not for loans or interest',
  quotebubble: 'Visitors to your website show what they would pawn or sell, and ask for a quote',
  gcal: 'Your calendars in Google, Apple or Outlook, and imports of calendar files',
  inboxscheduler: 'Send a message later, at a time you choose',
}
