import type { SoldLine } from '@xd/core/domain/pricing/features.ts'

/** The benefit of each line of the price list; features the product lacks have no text yet. */
export const ABOUT: Readonly<Partial<Record<SoldLine['id'], string>>> = {
  calendar: 'Customer, payment and store dates, shown on Home',
  payments: 'Payment links by text, refunds and receipts',
  massmailer: 'One text or email to many customers, during permitted hours',
  enotices: 'Texts, emails and letters about tickets that are due',
  rewrites: 'New ticket numbers when a request is paid',
  loans: 'Save loan quotes, keep them in carts and share them by link',
  gold: 'Melt value by karat at the latest price, straight into a quote',
  mms: 'Pictures in texts',
  email: 'Emails in conversations, and receipts by email',
  bluedog: 'Take cards through BlueDog',
  fortispay: 'Take cards through FortisPay',
  paypal: 'Take payments through PayPal; not for loans or interest',
  quotebubble: 'Website visitors show you an item to pawn or sell and ask for a quote',
  gcal: 'Your calendars in Google, Apple or Outlook, plus calendar file imports',
  paymentscheduler: 'Automatic payment requests: one later payment, repeating payments, or a layaway',
  inboxscheduler: 'Send a message later, at a time you choose',
}
