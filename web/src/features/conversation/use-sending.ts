import type { RefObject } from 'react'
import { useConversationActs } from '#data/conversation-acts.ts'
import { emptyBox, type Written } from '#data/drafts.ts'
import { sendMessage } from '#data/outbox.ts'
import { takeBackSent } from '#data/take-back.ts'
import { useUndoSend } from '#data/undo-send-choice.ts'
import { announce } from '#ui/a11y/announce.ts'
import { toast, toastUndo } from '#ui/overlay/toasts.tsx'
import type { useChannel } from './use-channel.ts'

interface Options {
  convoID: number
  userID: number
  box: RefObject<HTMLTextAreaElement | null>
  written: Written
  choice: ReturnType<typeof useChannel>
  /** Why it may not be sent. */
  reason: string | null
  lastSeenMessageID: number | undefined
  onTyped: (text: string) => void
}

export interface Later {
  sendAt: string
  discardOnReply: boolean
}

const sayFailure = (error: Error) => toast(error.message, { tone: 'danger' })

/** The ways in which what is written goes out; the box is empty then. */
export const useSending = ({
  convoID,
  userID,
  box,
  written: { body, media },
  choice,
  reason,
  lastSeenMessageID,
  onTyped,
}: Options) => {
  const undo = useUndoSend(userID)
  const acts = useConversationActs(sayFailure)
  const isEmail = choice.channel === 'email'

  /** Answers the message's key; undefined when it may not be sent. */
  const send = (later?: Later): string | undefined => {
    if (reason !== null) return undefined
    const message = {
      convoID,
      body,
      ...(isEmail && { channel: choice.channel, subject: choice.sentSubject }),
      ...(lastSeenMessageID !== undefined && { lastSeenMessageID }),
      ...(later ?? { undo }),
    }
    const key = sendMessage(message, media)
    emptyBox(convoID)
    choice.forgetSubject()
    announce(later ? 'Message scheduled' : isEmail ? 'E-mail sent' : 'Message sent')
    onTyped('')
    box.current?.focus()
    return key
  }
  const sendAndArchive = () => {
    const key = send()
    if (key === undefined) return
    acts.archive([convoID], true)
    toastUndo('Sent, and the conversation archived', () => {
      acts.archive([convoID], false)
      takeBackSent(key).catch(sayFailure)
    })
  }
  return { send, sendAndArchive }
}
