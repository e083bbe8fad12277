import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { SendJob } from './queue-message.ts'

/** If the carrier or the mail server refuses a message for this long, it would arrive too late to be useful. */
const GIVE_UP_MS = 4 * HOUR_MS

/** Whether to stop trying. The time of a held or resent message counts from its release. */
export const isTooLate = ({ messageAt }: Delivery, { since = messageAt }: SendJob, now: number): boolean =>
  now - since > GIVE_UP_MS

/** Whether the time until which it was useful has passed. */
export const isOverdue = ({ until = Infinity }: SendJob, now: number): boolean => now > until
