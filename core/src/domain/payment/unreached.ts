// Whether a message that did not arrive still needs somebody. The text of a request needs nobody once the request is
// paid: the customer has found another way to it, so the failure is named but no warning. Spec 1 §8 shows PAID first.
import { isLost, type MessageStatus } from '#domain/message/status.ts'
import type { PaymentStatus } from './status.ts'

interface Sent {
  readonly messageStatus: MessageStatus
  /** The request that it carries the link of. */
  readonly payment?: { readonly paymentStatus: PaymentStatus } | undefined
}

export const isUnreached = ({ messageStatus, payment }: Sent): boolean =>
  isLost(messageStatus) && payment?.paymentStatus !== 'approved'
