import { useEffect, useState } from 'react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { cleanSubject, firstSubject, replySubject } from '@xd/core/domain/message/subject.ts'
import { useChat } from '#data/chat.ts'
import type { DraftData } from '#data/drafts.ts'
import { useSignedIn } from '#data/session.ts'
import { useLastMessages } from '#data/use-messages.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

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
  const [chosen, setChosen] = useState<MessageChannel | undefined>(draft?.draftChannel)
  const [ownSubject, setSubject] = useState<string | undefined>(draft?.draftSubject ?? undefined)
  // The next visit starts from the draft.
  useEffect(
    () => () => {
      setChosen(begun.current?.draftChannel)
      setSubject(begun.current?.draftSubject ?? undefined)
    },
    [begun],
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
    choose: setChosen,
    settle: () => setChosen(channel),
    subject,
    /** Whether it differs from the one offered. */
    isOwnSubject: Boolean(ownSubject?.trim()),
    setSubject,
    /** As sent: if empty, the server names the sender. */
    sentSubject: cleanSubject(subject),
    forgetSubject: () => setSubject(undefined),
  }
}
