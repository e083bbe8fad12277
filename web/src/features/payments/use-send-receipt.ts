import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { clientKeyOf, settled } from '#data/client-keys.ts'
import type { PaymentData } from '#data/payments.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage } from '#data/use-messages.ts'
import { useSendAnyway } from '#parts/message/use-send-anyway.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { sentWhen } from './sent-when.ts'

/**
 * Sends a receipt again. Retrying after a lost answer sends once, from any screen. `question` asks before sending it
 * anyway.
 */
export const useSendReceipt = (payment: PaymentData) => {
  const { paymentKey, customer } = payment
  const { orAsk, question } = useSendAnyway()
  const whatBy = (channel: string) => `receipt ${channel} ${paymentKey}`
  const send = useCallMutation('payments/send-receipt', {
    onSuccess: ({ message }, { channel }) => {
      addMessage(message)
      const way = message.messageChannel === 'email' ? 'emailed' : 'texted'
      const who = customerName(customer) || formatPhone(customer.custPhone)
      toast(`Receipt ${way} to ${who}${sentWhen(whatBy(channel), message, payment)}`)
    },
    onError: (error, input) => orAsk(error, () => send.mutate({ ...input, force: true })),
    onSettled: (_, failure, { channel }) => settled(whatBy(channel), failure),
  })
  return {
    sendReceipt: (channel: 'sms' | 'email') =>
      send.mutate({ paymentKey, channel, clientMessageID: clientKeyOf(whatBy(channel)) }),
    question,
  }
}
