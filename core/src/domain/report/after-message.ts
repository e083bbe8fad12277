// The message that a payment, or a ticket's outcome, counts for: the last one that its customer got from the same store
// in the seven days before. At most one, so that each dollar is counted once and the parts add up to the whole. The
// last one, because the earlier ones had not brought the customer in. Seven days, as in a mailer's own result: a
// reminder is about a day that near. The customer counts, not the ticket: someone told about one ticket often settles
// all of them, and a payment need not name any. The store counts, so that the figures for all stores are the sum of
// each store's.
import { DAY_MS } from '#domain/time/spans.ts'

const COUNTS_WITHIN_DAYS = 7
export const COUNTS_WITHIN_MS = COUNTS_WITHIN_DAYS * DAY_MS

/** Something that happened to one customer. */
export interface Moment {
  readonly storeID: number
  readonly at: number
}

/** Of two at the same moment, the later one in the list. */
export const lastMessageBefore = <Message extends Moment>(
  messages: readonly Message[],
  { storeID, at }: Moment,
): Message | undefined => {
  let last: Message | undefined
  for (const message of messages) {
    const counts = message.storeID === storeID && message.at <= at && message.at > at - COUNTS_WITHIN_MS
    if (counts && (last === undefined || message.at >= last.at)) last = message
  }
  return last
}
