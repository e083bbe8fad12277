import { CallError } from '@xd/core/client/call-client.ts'
import { call } from './calls.ts'
import { boxOf, cachedDraft, keepDraft, type Written } from './drafts.ts'
import { arrivalOf, asWritten } from './outbox.ts'
import { type MessageData, refreshMessages } from './use-messages.ts'

type Taker = (convoID: number, written: Written) => void
const takers = new Set<Taker>()

/** Told when what was to be sent comes back into a conversation's box. */
export const onRewrite = (taker: Taker): (() => void) => {
  takers.add(taker)
  return () => void takers.delete(taker)
}

/** Brings what was to be sent back into the box, above what has been written there since. */
export const rewrite = (convoID: number, back: Written): void => {
  const there = boxOf(convoID) ?? asWritten(convoID, cachedDraft(convoID))
  const written = {
    ...back,
    body: [back.body, there.body].filter(Boolean).join('\n\n'),
    media: [...back.media, ...there.media],
  }
  keepDraft(convoID, written)
  takers.forEach((take) => take(convoID, written))
}

/** A message as it would stand in the box. */
export const writtenOf = ({ messageBody, messageChannel, messageSubject, messageMedia }: MessageData): Written => ({
  body: messageBody,
  channel: messageChannel,
  subject: messageSubject,
  media: messageMedia,
})

const GONE = ['not_scheduled', 'not_found']

/** Takes a message that has not gone out yet back into the box. Rejects with a sentence when it has gone. */
export const takeBack = async ({ messageID, convoID }: Pick<MessageData, 'messageID' | 'convoID'>): Promise<void> => {
  try {
    const { message } = await call('customers/conversation/messages/unschedule', { messageID })
    rewrite(convoID, writtenOf(message))
  } catch (error) {
    if (error instanceof CallError && GONE.includes(error.code))
      throw new Error('Too late: the message has gone out.', { cause: error })
    throw error
  } finally {
    await refreshMessages([{ convoID }])
  }
}

/** The same for one that may still be on its way to the server. One that was sent without undo stays sent. */
export const takeBackSent = async (clientMessageID: string): Promise<void> => {
  const message = await arrivalOf(clientMessageID)
  if (message?.messageSchedule?.undoable) await takeBack(message)
}
