import type { PaymentData } from '#data/payments.ts'

/** Opens the customer's receipt in its latest state, to read or print. */
export const openReceipt = ({ paymentReceiptURL }: Pick<PaymentData, 'paymentReceiptURL'>): void => {
  if (paymentReceiptURL !== null) window.open(paymentReceiptURL, '_blank', 'noreferrer')
}
