import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { boxOf, type DraftData, heedDraft, isBegun, keepDraft, subscribeToBoxes, type Written } from '#data/drafts.ts'
import { asWritten } from '#data/outbox.ts'

/** A conversation's draft: this browser's, or else the server's. */
export const useDraft = (convoID: number, kept: DraftData | null) => {
  const ofServer = useMemo(() => asWritten(convoID, kept), [convoID, kept])
  const written = useSyncExternalStore(subscribeToBoxes, () => boxOf(convoID)) ?? ofServer
  useEffect(() => heedDraft(convoID, ofServer, kept?.draftDate), [convoID, ofServer, kept])
  const now = () => boxOf(convoID) ?? ofServer
  return {
    written,
    write: (change: Partial<Written>) => keepDraft(convoID, { ...now(), ...change }),
    /** Changes how a draft will be sent, if there is one. */
    amend: (change: Pick<Written, 'channel' | 'chatID' | 'subject'>) =>
      isBegun(now()) && keepDraft(convoID, { ...now(), ...change }),
  }
}
