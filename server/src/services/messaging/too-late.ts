import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { SendJob } from './queue-message.ts'

/** A message that the carrier or the mail server has refused for this long would come too late to be of use. */
const GIVE_UP_MS = 4 * HOUR_MS

/** Whether to stop trying. One that was held, or is sent again, has its time from then on. */
export const isTooLate = ({ messageAt }: Delivery, { since = messageAt }: SendJob, now: number): boolean =>
  now - since > GIVE_UP_MS
