import type { Wire } from '@xd/core/contract/calls.ts'
import type { Payment } from '@xd/core/contract/entity/payment.ts'
import { patchAnswers } from './patch-answers.ts'
import { refetch, refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type PaymentData = Wire<typeof Payment>

/**
 * Shows a payment as the server has just returned it, in its dialog, the lists and the thread, before any live event.
 */
export const showPayment = (payment: PaymentData): void => {
  const isIt = (other: { paymentKey: string } | null | undefined) => other?.paymentKey === payment.paymentKey
  patchAnswers('payments/fetch', (answer) => (isIt(answer.payment) ? { ...answer, payment } : answer))
  patchAnswers('payments/list', (answer) => ({
    ...answer,
    payments: answer.payments.map((row) => (isIt(row) ? payment : row)),
  }))
  patchAnswers('customers/conversation/messages/fetch', (page) => ({
    ...page,
    messages: page.messages.map((message) => (isIt(message.payment) ? { ...message, payment } : message)),
  }))
}

type PaymentCall =
  | 'payments/cancel'
  | 'payments/mark-paid'
  | 'payments/refund'
  | 'payments/cancel-refund'
  | 'payments/set-reference'
  | 'payments/set-labels'
  | 'payments/set-custom-fields'

/** A call that changes one payment. The change shows only once the server has answered: never guess about money. */
export const usePaymentChange = <N extends PaymentCall>(name: N) =>
  useCallMutation(name, {
    onSuccess: ({ payment }) => showPayment(payment),
    // Refused because it has changed in the meantime: shows its new state.
    onError: () => {
      void refetchAfter('reload_payments')
      void refetch('customers/conversation/messages/fetch')
    },
  })

/** Adds a label to several requests, or removes it. The answer lists the ones that changed. */
export const useChangePaymentsLabel = () =>
  useCallMutation('payments/change-label', { onSettled: () => refetchAfter('reload_payments') })
