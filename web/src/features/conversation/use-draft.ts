import { useEffect, useRef, useState } from 'react'
import { type DraftData, keepDraft, unsavedDraft } from '#data/drafts.ts'
import { isOutgoing } from '#data/outbox.ts'
import type { Channel } from './use-channel.ts'

/** What is being written in a conversation: as this browser last had it, else as the server keeps it. */
export const useDraft = (convoID: number, kept: DraftData | null) => {
  const ofServer = kept !== null && !isOutgoing(convoID, kept.draftBody) ? kept.draftBody : ''
  const [text, setText] = useState(() => unsavedDraft(convoID)?.body ?? ofServer)
  // Typed on another device: taken over where nothing was typed here since.
  const taken = useRef(ofServer)
  useEffect(() => {
    if (taken.current === ofServer) return
    const untouched = text === taken.current
    taken.current = ofServer
    if (untouched && unsavedDraft(convoID) === undefined) setText(ofServer)
  }, [convoID, ofServer, text])

  return {
    text,
    write: (body: string, channel: Channel, subject: string | null) => {
      setText(body)
      keepDraft(convoID, { body, channel, subject })
    },
    /** It is on its way: the box is empty, and the draft stays until it has arrived. */
    sent: () => setText(''),
  }
}
