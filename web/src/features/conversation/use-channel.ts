import { useEffect, useState } from 'react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { cleanSubject, firstSubject, replySubject } from '@xd/core/domain/message/subject.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { type ChatData, useChats } from '#data/chat.ts'
import { boxOf, type DraftData, isBegun } from '#data/drafts.ts'
import { useSignedIn } from '#data/session.ts'
import { useLastMessages } from '#data/use-messages.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

interface Begun {
  channel?: MessageChannel
  chatID?: number | undefined
  subject?: string
  /** The time at which another device saved it. */
  at?: string
}

/** How the message begun here or on another device will be sent. */
const begunAs = (convoID: number, draft: DraftData | null): Begun => {
  const box = boxOf(convoID)
  const [channel, subject] = box ? [box.channel, box.subject] : [draft?.draftChannel, draft?.draftSubject]
  if (channel === undefined || (box && !isBegun(box))) return {}
  return {
    channel,
    chatID: box?.chatID,
    ...(typeof subject === 'string' && { subject }),
    ...(!box && draft && { at: draft.draftDate }),
  }
}

/** The chosen chat, or else the one that receives replies, unless the text was written before it began. */
const chatFor = (begun: Begun, usual: ChatData | null, chats: readonly ChatData[]): ChatData | undefined => {
  if (begun.chatID !== undefined) return chats.find(({ chatID }) => chatID === begun.chatID)
  if (usual === null || usual.answersGo === 'nowhere') return undefined
  return begun.channel === 'web' && begun.at !== undefined && usual.startedAt > begun.at ? undefined : usual
}

/**
 * The next message's channel: its draft's, or else the one the customer last used, until the user chooses. `settle`
 * keeps it while the user writes, even when messages arrive.
 */
export const useChannel = (convoID: number, storeName: string, draft: DraftData | null, language: Language) => {
  const begun = useLatest(draft)
  const { channels } = useSignedIn().company
  const { chat: usualChat, chats } = useChats(convoID)
  const lastMessages = useLastMessages(convoID)
  const [chosen, setChosen] = useState(() => begunAs(convoID, draft))
  const answered = chatFor(chosen, usualChat, chats)
  const offered: readonly MessageChannel[] = chats.length === 0 ? channels : ['web', ...channels]
  const [ownSubject, setSubject] = useState<string | undefined>(() => begunAs(convoID, draft).subject)
  // The next visit starts from the draft.
  useEffect(
    () => () => {
      const next = begunAs(convoID, begun.current)
      setChosen(next)
      setSubject(next.subject)
    },
    [convoID, begun],
  )
  const usual = lastMessages?.incoming?.messageChannel ?? 'sms'
  const wanted = chosen.channel ?? usual
  const isOffered = wanted === 'web' ? answered !== undefined : offered.includes(wanted)
  const channel: MessageChannel = isOffered ? wanted : 'sms'
  const chat = channel === 'web' ? answered : undefined
  const others = chats.filter(({ chatID }) => chatID !== usualChat?.chatID)
  const last = lastMessages?.titled?.messageSubject
  const subject = ownSubject ?? (last ? replySubject(last) : firstSubject(storeName, language))
  return {
    channel,
    /** Whether there is a choice. */
    isChoice: offered.some((one) => one !== 'sms'),
    offered,
    /** The website chat it goes to. */
    chat,
    /** The chats to choose from: strangers may have begun many with this number. */
    chats: chats.length === 0 || usualChat === null ? [] : [usualChat, ...others.slice(-1)],
    /** Whether its recipient is the visitor who may see the typing. */
    isUsualChat: chat !== undefined && chat.chatID === usualChat?.chatID,
    choose: (next: MessageChannel, chatID?: number) => setChosen({ channel: next, chatID }),
    settle: () => setChosen({ channel, chatID: chat?.chatID }),
    subject,
    /** Whether it differs from the one offered. */
    isOwnSubject: Boolean(ownSubject?.trim()),
    setSubject: (next: string) => setSubject(next),
    /** As sent: if empty, the server names the sender. */
    sentSubject: cleanSubject(subject),
    forgetSubject: () => setSubject(undefined),
  }
}
