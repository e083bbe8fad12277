import type { InfiniteData } from '@tanstack/react-query'
import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Payment } from '@xd/core/contract/entity/payment.ts'
import { queryClient } from './query-client.ts'
import { callKey, useCallMutation } from './use-call.ts'

export type PaymentData = Wire<typeof Payment>

type MessagePages = InfiniteData<WireOutput<'customers/conversation/messages/fetch'>>

/** Shows a payment as the server has just answered it, in its dialog, the lists and the thread, before any live event. */
export const showPayment = (payment: PaymentData): void => {
  const { paymentKey } = payment
  queryClient.setQueryData<WireOutput<'payments/fetch'>>(
    callKey('payments/fetch', { paymentKey }),
    (data) => data && { ...data, payment },
  )
  queryClient.setQueriesData<WireOutput<'payments/list'>>(
    { predicate: ({ queryKey }) => queryKey[0] === 'payments/list' && queryKey.length === 2 },
    (data) =>
      data && { ...data, payments: data.payments.map((row) => (row.paymentKey === paymentKey ? payment : row)) },
  )
  queryClient.setQueriesData<MessagePages>(
    { queryKey: ['customers/conversation/messages/fetch'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          messages: page.messages.map((message) =>
            message.payment?.paymentKey === paymentKey ? { ...message, payment } : message,
          ),
        })),
      },
  )
}

type PaymentCall =
  | 'payments/cancel'
  | 'payments/mark-paid'
  | 'payments/refund'
  | 'payments/set-reference'
  | 'payments/set-labels'
  | 'payments/set-custom-fields'

/** A call that changes one payment. It is not shown before the server has answered: money is never guessed at. */
export const usePaymentChange = <N extends PaymentCall>(name: N) =>
  useCallMutation(name, {
    onSuccess: ({ payment }) => showPayment(payment),
    // Refused because it is something else by now: show what it is.
    onError: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          key === 'payments/fetch' || key === 'payments/list' || key === 'customers/conversation/messages/fetch',
      }),
  })

/** Puts a label on several requests, or takes it off. The answer says which this changed. */
export const useChangePaymentsLabel = () =>
  useCallMutation('payments/change-label', {
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [key] }) => key === 'payments/fetch' || key === 'payments/list',
      }),
  })
