// The notice to a sender when others have written since they last looked: who, and what. Two answers to one customer can
// contradict each other ("it is $70", "it is $64"), so what a colleague wrote counts as much as what the customer wrote.
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
