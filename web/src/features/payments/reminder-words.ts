import type { PaymentData } from '#data/payments.ts'
import { dayAndTime } from './payment-words.ts'

type Reminded = Pick<
  PaymentData,
  'paymentRemindDate' | 'paymentRemindedDate' | 'paymentRemindDropped' | 'paymentStatus' | 'storeTimezone'
>

/** "Sent Today, 2:45 PM", "Scheduled for …", or why there will be none, if someone may wonder. */
export const reminderWords = (payment: Reminded, now: number): string | null => {
  const { paymentRemindDate, paymentRemindedDate, paymentRemindDropped, paymentStatus, storeTimezone } = payment
  if (paymentRemindedDate !== null) return `Sent ${dayAndTime(Date.parse(paymentRemindedDate), now, storeTimezone)}`
  if (paymentRemindDate !== null)
    return `Scheduled for ${dayAndTime(Date.parse(paymentRemindDate), now, storeTimezone)}`
  return paymentRemindDropped !== null && paymentStatus === 'sent'
    ? `None: ${paymentRemindDropped.charAt(0).toLowerCase()}${paymentRemindDropped.slice(1)}`
    : null
}
