import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { clientKeyOf, settled } from '#data/client-keys.ts'
import { type PaymentData, showPayment } from '#data/payments.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage } from '#data/use-messages.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { sentWhen } from './sent-when.ts'

/** Texts a request's link again. Retrying after a lost answer texts once, wherever it is asked for. */
export const useResend = (request: PaymentData) => {
  const { paymentKey, customer } = request
  const what = `resend ${paymentKey}`
  const resend = useCallMutation('payments/resend', {
    onSuccess: ({ payment, message }) => {
      showPayment(payment)
      addMessage(message)
      const who = customerName(customer) || formatPhone(customer.custPhone)
      toast(`Link sent again to ${who}${sentWhen(what, message, request)}`)
    },
    onError: toastFailure,
    onSettled: (_, failure) => settled(what, failure),
  })
  return () => resend.mutate({ paymentKey, clientMessageID: clientKeyOf(what) })
}
