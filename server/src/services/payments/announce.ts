import type { Tx } from '#db/database.ts'
import type { PaymentRow } from '#queries/payments.ts'

/** Announces a changed request: to the payments list, and to the thread that shows its card. */
export const announcePayment = (tx: Tx, { companyID, storeID, paymentKey, convoID, messageID }: PaymentRow): void => {
  tx.emit('reload_payments', { paymentKey }, { companyID, storeID })
  tx.emit('reload_convo_sms', { convoID, ...(messageID !== null && { messageID }) }, { companyID, storeID })
}

/** Also announces a changed status, which the inbox row shows. */
export const announcePaymentStatus = (tx: Tx, payment: PaymentRow): void => {
  announcePayment(tx, payment)
  tx.emit('reload_inbox', { convoID: payment.convoID }, { companyID: payment.companyID, storeID: payment.storeID })
}
