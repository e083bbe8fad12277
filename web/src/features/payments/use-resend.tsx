import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { clientKeyOf, settled } from '#data/client-keys.ts'
import { type PaymentData, showPayment } from '#data/payments.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage, newestShown } from '#data/use-messages.ts'
import { useOverride } from '#parts/override/use-override.tsx'
import { useSendAnyway } from '#parts/message/use-send-anyway.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { sentWhen } from './sent-when.ts'

/**
 * Texts a request's link again. Retrying after a lost answer texts once, from any screen. `question` asks before
 * sending it anyway.
 */
export const useResend = (request: PaymentData) => {
  const { paymentKey, customer, convoID, messageID } = request
  const overtaken = useSendAnyway()
  const override = useOverride()
  const what = `resend ${paymentKey}`
  const resend = useCallMutation('payments/resend', {
    onSuccess: ({ payment, message }) => {
      showPayment(payment)
      addMessage(message)
      const who = customerName(customer) || formatPhone(customer.custPhone)
      toast(`Link sent again to ${who}${sentWhen(what, message, request)}`)
    },
    onError: (error, input) =>
      error.code === 'override_needed'
        ? override.orAsk(error, (overrideReason) => resend.mutate({ ...input, overrideReason }))
        : overtaken.orAsk(error, () => resend.mutate({ ...input, force: true })),
    onSettled: (_, failure) => settled(what, failure),
  })
  const send = () => {
    // Outside the conversation, the request's own text is the last thing on screen.
    const lastSeenMessageID = newestShown(convoID) ?? messageID
    resend.mutate({ paymentKey, clientMessageID: clientKeyOf(what), lastSeenMessageID })
  }
  const question = (
    <>
      {overtaken.question}
      {override.question}
    </>
  )
  return { resend: send, question }
}
