import { useState } from 'react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { maybeDone } from '#data/maybe-done.ts'
import type { PaymentData } from '#data/payments.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage } from '#data/use-messages.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

const newKey = () => crypto.randomUUID()

/** Sends a receipt again. Retrying after a lost answer sends once. */
export const useSendReceipt = ({ paymentKey, customer }: PaymentData) => {
  const [clientMessageID, setKey] = useState(newKey)
  const send = useCallMutation('payments/send-receipt', {
    onSuccess: ({ message }) => {
      setKey(newKey())
      addMessage(message)
      const way = message.messageChannel === 'email' ? 'emailed' : 'texted'
      toast(`Receipt ${way} to ${customerName(customer) || formatPhone(customer.custPhone)}`)
    },
    onError: (error) => {
      // Refused, not lost: the other channel is a new attempt.
      if (!maybeDone(error)) setKey(newKey())
      toastFailure(error)
    },
  })
  return (channel: 'sms' | 'email') =>
    send.mutate({ paymentKey, channel, clientMessageID: `${channel}-${clientMessageID}` })
}
