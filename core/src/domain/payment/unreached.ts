// Whether an undelivered message still needs attention. The text of a request needs none once the request is paid: the
// customer has found another way to it, so the failure is named without a warning. Spec 1 §8 shows PAID first.
import { isLost, type MessageStatus } from '#domain/message/status.ts'
import type { PaymentStatus } from './status.ts'

interface Sent {
  readonly messageStatus: MessageStatus
  /** The request whose link it carries. */
  readonly payment?: { readonly paymentStatus: PaymentStatus } | undefined
}

export const isUnreached = ({ messageStatus, payment }: Sent): boolean =>
  isLost(messageStatus) && payment?.paymentStatus !== 'approved'
