import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { SendJob } from './queue-message.ts'

/** If the carrier or the mail server refuses a message for this long, it would come too late to be of use. */
const GIVE_UP_MS = 4 * HOUR_MS

/** Whether to stop trying. For a message that was held, or is sent again, the time counts from then. */
export const isTooLate = ({ messageAt }: Delivery, { since = messageAt }: SendJob, now: number): boolean =>
  now - since > GIVE_UP_MS

/** Whether it was worth sending only until a time that has passed. */
export const isOverdue = ({ until = Infinity }: SendJob, now: number): boolean => now > until
