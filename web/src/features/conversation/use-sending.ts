import type { RefObject } from 'react'
import { useConversationActs } from '#data/conversation-acts.ts'
import { emptyBox, type Written } from '#data/drafts.ts'
import { arrivalOf, sendMessage } from '#data/outbox.ts'
import { takeBackSent } from '#data/take-back.ts'
import { useUndoSend } from '#state/undo-send-choice.ts'
import { toastAct } from '#ui/overlay/toasts.tsx'
import type { useChannel } from './use-channel.ts'

interface Options {
  convoID: number
  name: string
  userID: number
  box: RefObject<HTMLTextAreaElement | null>
  written: Written
  choice: ReturnType<typeof useChannel>
  /** The reason why it may not be sent. */
  reason: string | null
  lastSeenMessageID: number | undefined
  onTyped: (text: string) => void
}

export interface Later {
  sendAt: string
  discardOnReply: boolean
}

/** The ways to send the message; they empty the box. */
export const useSending = ({
  convoID,
  name,
  userID,
  box,
  written: { body, media },
  choice,
  reason,
  lastSeenMessageID,
  onTyped,
}: Options) => {
  const undo = useUndoSend(userID)
  const acts = useConversationActs()
  const isEmail = choice.channel === 'email'
  const isChat = choice.channel === 'web'

  /** Returns the message's key; undefined if it may not be sent. */
  const send = (later?: Later): string | undefined => {
    if (reason !== null) return undefined
    const message = {
      convoID,
      body,
      ...(isEmail && { channel: choice.channel, subject: choice.sentSubject }),
      ...(choice.chat && { channel: choice.channel, chatID: choice.chat.chatID }),
      ...(lastSeenMessageID !== undefined && { lastSeenMessageID }),
      // A visitor is waiting, so nothing is held back.
      ...(later ?? { undo: undo && !isChat }),
    }
    const key = sendMessage(message, media)
    emptyBox(convoID)
    choice.forgetSubject()
    onTyped('')
    box.current?.focus()
    return key
  }
  const sendAndArchive = () => {
    const key = send()
    if (key === undefined) return
    // A conversation with an unsent message stays in the inbox, because the customer may have written in the meantime.
    const work = arrivalOf(key).then((message) => {
      if (!message) throw new Error(`Not sent, so ${name} stays in the inbox.`)
      return acts.archive({ convoID }, name).work
    })
    toastAct({
      work,
      said: `Sent, and archived ${name}`,
      undo: () => Promise.all([acts.archive({ convoID }, name, false).work, takeBackSent(key)]),
    })
  }
  return { send, sendAndArchive }
}
