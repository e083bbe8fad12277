// The notice to a sender when others have written since they last looked: who, and what. Two answers to one customer
// can contradict each other ("it is $70", "it is $64"), so a colleague's message counts as much as the customer's.
// Automatic messages contradict nobody, and the sender knows their own.
import { excerptOf } from '#domain/search/excerpt.ts'

export interface NewerMessage {
  readonly from: string
  /** Empty if it is only a picture. */
  readonly body: string
}

/** How many of them are quoted. */
export const NEWER_QUOTED = 3

const quoted = ({ from, body }: NewerMessage): string => {
  const words = excerptOf(body, '')
  return words === '' ? `${from} sent a picture.` : `${from}: “${words}”`
}

/** `newest` are the last of them, oldest first. */
export const newerMessagesText = (count: number, newest: readonly NewerMessage[]): string =>
  [count === 1 ? '1 new message.' : `${count} new messages.`, ...newest.map(quoted), 'Send anyway?'].join(' ')

/**
 * If a colleague sent the same link or receipt this recently, it answers the same request, even if the sender has it on
 * screen: two clerks press Send again while the customer stands at the counter.
 */
export const JUST_SENT_MS = 60_000

export const justSentText = (by: string): string => `${by || 'A colleague'} has just sent this. Send it again anyway?`
