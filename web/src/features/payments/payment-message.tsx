import type { ReactNode } from 'react'
import type { AuthorOf } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import type { MessageData } from '#data/use-messages.ts'
import { LinkAsk } from './link-ask.tsx'
import { PaymentCard } from './payment-card.tsx'
import { SelfPaying } from './self-paying.tsx'

interface Acts {
  readonly authorOf: AuthorOf
  readonly onView: (payment: PaymentData) => void
  /** Requests the same again; absent if the user may not request payments. */
  readonly onRequestLike: ((payment: PaymentData) => void) | undefined
}

/**
 * How to render a request's messages in the thread: as the request's card where its link was last sent, as a notice
 * when the customer asks for a new link or pays without a clerk, otherwise as ordinary texts.
 */
export const paymentMessage = (
  payment: PaymentData,
  message: MessageData,
  { authorOf, onView, onRequestLike }: Acts,
): ReactNode | undefined => {
  const request = onRequestLike && (() => onRequestLike(payment))
  if (message.messageOrigin === 'self')
    return (
      <SelfPaying
        payment={payment}
        words={message.messageBody}
        at={message.messageDate}
        onView={() => onView(payment)}
      />
    )
  if (message.messageDirection === 'in')
    return <LinkAsk payment={payment} words={message.messageBody} at={message.messageDate} onRequest={request} />
  if (payment.messageID !== message.messageID) return undefined
  return <PaymentCard payment={payment} authorOf={authorOf} onView={() => onView(payment)} onRequestLike={request} />
}
