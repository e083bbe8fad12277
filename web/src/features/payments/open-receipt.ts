import type { PaymentData } from '#data/payments.ts'

/** The customer's own receipt, in its latest state, to be read or printed. */
export const openReceipt = ({ paymentReceiptURL }: Pick<PaymentData, 'paymentReceiptURL'>): void => {
  if (paymentReceiptURL !== null) window.open(paymentReceiptURL, '_blank', 'noreferrer')
}
