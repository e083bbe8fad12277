import { CallError } from '@xd/core/client/call-client.ts'
import { call } from './calls.ts'
import { createChannel } from '#state/create-store.ts'
import { boxOf, cachedDraft, inTurn, keepDraft, type Written } from './drafts.ts'
import { arrivalOf, asWritten, discard, forgetSent, type Outgoing } from './outbox.ts'
import { type MessageData, refreshMessages } from './use-messages.ts'

const returns = createChannel<[convoID: number, written: Written]>()

/** Called when an unsent message comes back into a conversation's box. */
export const onRewrite = returns.listen

/** The content of the box. It excludes the draft of a message on its way. */
const inBox = (convoID: number): Written => boxOf(convoID) ?? asWritten(convoID, cachedDraft(convoID))

/** Puts an unsent message back into the box, above anything written there since. */
const rewrite = (convoID: number, back: Written): void => {
  const there = inBox(convoID)
  const written = {
    ...back,
    body: [back.body, there.body].filter(Boolean).join('\n\n'),
    media: [...back.media, ...there.media],
  }
  keepDraft(convoID, written)
  returns.say(convoID, written)
}

/**
 * Puts a refused message back into the box. It leaves the thread last, because its draft appears in the box only after
 * that.
 */
export const editOutgoing = (outgoing: Outgoing): void => {
  const { send, pictures } = outgoing
  const { convoID, body, channel, chatID, subject } = send
  rewrite(Number(convoID), {
    body,
    channel: channel ?? 'sms',
    chatID: typeof chatID === 'number' ? chatID : undefined,
    subject: subject ?? null,
    media: pictures,
  })
  discard(outgoing)
}

/** Discards a refused message and its draft, but nothing written since. */
export const discardOutgoing = (outgoing: Outgoing): void => {
  const convoID = Number(outgoing.send.convoID)
  keepDraft(convoID, inBox(convoID))
  discard(outgoing)
}

/** A message as it would appear in the box. */
const writtenOf = ({ messageBody, messageChannel, messageSubject, messageMedia }: MessageData): Written => ({
  body: messageBody,
  channel: messageChannel,
  subject: messageSubject,
  media: messageMedia,
})

const GONE = ['not_scheduled', 'not_found']

/** Puts an unsent message back into the box. Rejects with a sentence if it has been sent. */
export const takeBack = async ({ messageID, convoID }: Pick<MessageData, 'messageID' | 'convoID'>): Promise<void> => {
  try {
    // Queued, so that no other attempt at the same message is under way.
    const message = await inTurn(convoID, async () => {
      const back = (await call('customers/conversation/messages/unschedule', { messageID })).message
      forgetSent(back.clientMessageID)
      return back
    })
    rewrite(convoID, writtenOf(message))
  } catch (error) {
    if (error instanceof CallError && GONE.includes(error.code))
      throw new Error('Too late. The message was already sent.', { cause: error })
    throw error
  } finally {
    await refreshMessages([{ convoID }])
  }
}

/** The same for a message that may still be on its way to the server. One sent without undo stays sent. */
export const takeBackSent = async (clientMessageID: string): Promise<void> => {
  const message = await arrivalOf(clientMessageID)
  if (message?.messageSchedule?.undoable) await takeBack(message)
}
