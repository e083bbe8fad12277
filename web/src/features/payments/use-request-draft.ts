import { useState } from 'react'
import { useKept } from '#data/kept.ts'
import type { PaymentData } from '#data/payments.ts'
import { newKey } from '#state/new-key.ts'
import { draftLike, isEmptyDraft, newDraft, type RequestDraft } from './request-draft.ts'

/**
 * The draft of a conversation's next request, kept in this browser until it is sent or cleared; or a copy of another
 * request. A reload keeps its id too, so trying again after a lost answer requests once.
 */
export const useRequestDraft = (convoID: number, like: PaymentData | undefined) => {
  const [kept, keep] = useKept<RequestDraft>(`request/${convoID}`)
  const [fresh, setFresh] = useState(() => (like ? draftLike(like, newKey()) : newDraft(newKey())))
  const [isCopy, setIsCopy] = useState(like !== undefined)
  const draft = isCopy ? fresh : { ...fresh, ...kept }
  const write = (next: RequestDraft) => {
    setFresh(next)
    setIsCopy(false)
    keep(isEmptyDraft(next) ? undefined : next)
  }
  return {
    draft,
    // A different request from the one that may have been tried gets its own id.
    change: (patch: Partial<RequestDraft>) => write({ ...draft, ...patch, clientMessageID: newKey() }),
    clear: () => write(newDraft(newKey())),
  }
}
