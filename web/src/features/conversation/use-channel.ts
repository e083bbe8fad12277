import { useEffect, useState } from 'react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { cleanSubject, firstSubject, replySubject } from '@xd/core/domain/message/subject.ts'
import { useChat } from '#data/chat.ts'
import { boxOf, type DraftData, isBegun } from '#data/drafts.ts'
import { useSignedIn } from '#data/session.ts'
import { useLastMessages } from '#data/use-messages.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

/** How the message begun here or on another device goes out. */
const begunAs = (convoID: number, draft: DraftData | null): { channel?: MessageChannel; subject?: string } => {
  const box = boxOf(convoID)
  const [channel, subject] = box ? [box.channel, box.subject] : [draft?.draftChannel, draft?.draftSubject]
  if (channel === undefined || (box && !isBegun(box))) return {}
  return { channel, ...(typeof subject === 'string' && { subject }) }
}

/**
 * The next message's channel: its draft's, else the one the customer last used, until the user chooses. `settle` keeps it
 * while the user is writing, whatever comes in.
 */
export const useChannel = (convoID: number, storeName: string, draft: DraftData | null) => {
  const begun = useLatest(draft)
  const { channels } = useSignedIn().company
  const answersGo = useChat(convoID)?.answersGo ?? 'nowhere'
  const offered: readonly MessageChannel[] = answersGo === 'nowhere' ? channels : ['web', ...channels]
  const lastMessages = useLastMessages(convoID)
  const [chosen, setChosen] = useState<MessageChannel | undefined>(() => begunAs(convoID, draft).channel)
  const [ownSubject, setSubject] = useState<string | undefined>(() => begunAs(convoID, draft).subject)
  // The next visit starts from the draft.
  useEffect(
    () => () => {
      const { channel: next, subject: title } = begunAs(convoID, begun.current)
      setChosen(next)
      setSubject(title)
    },
    [convoID, begun],
  )
  const usual = lastMessages?.incoming?.messageChannel ?? 'sms'
  const wanted = chosen ?? usual
  const channel: MessageChannel = offered.includes(wanted) ? wanted : 'sms'
  const last = lastMessages?.titled?.messageSubject
  const subject = ownSubject ?? (last ? replySubject(last) : firstSubject(storeName))
  return {
    channel,
    /** Whether there is a choice. */
    isChoice: offered.some((one) => one !== 'sms'),
    offered,
    choose: (next: MessageChannel) => setChosen(next),
    settle: () => setChosen(channel),
    subject,
    /** Whether it differs from the one offered. */
    isOwnSubject: Boolean(ownSubject?.trim()),
    setSubject: (next: string) => setSubject(next),
    /** As sent: if empty, the server names the sender. */
    sentSubject: cleanSubject(subject),
    forgetSubject: () => setSubject(undefined),
  }
}
