import { useState } from 'react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type PaymentData, showPayment } from '#data/payments.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage } from '#data/use-messages.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

const newKey = () => crypto.randomUUID()

/** Texts a request's link again. Retrying after a lost answer texts once. */
export const useResend = ({ paymentKey, customer }: PaymentData) => {
  const [clientMessageID, setKey] = useState(newKey)
  const resend = useCallMutation('payments/resend', {
    onSuccess: ({ payment, message }) => {
      setKey(newKey())
      showPayment(payment)
      addMessage(message)
      toast(`Link sent again to ${customerName(customer) || formatPhone(customer.custPhone)}`)
    },
    onError: toastFailure,
  })
  return () => resend.mutate({ paymentKey, clientMessageID })
}
