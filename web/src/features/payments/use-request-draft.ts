import { useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import type { PaymentData } from '#data/payments.ts'
import { draftLike, isEmptyDraft, newDraft, type RequestDraft } from './request-draft.ts'

// In memory only: the typed text outlives the dialog, and is lost with the tab, a sign-out or another user.
const kept = new Map<string, RequestDraft>()

/** The draft of a conversation's next request, kept after the dialog closes; or a copy of another request. */
export const useRequestDraft = (convoID: number, like: PaymentData | undefined) => {
  const key = `${useSignedIn().user.userID}/${convoID}`
  const [draft, setDraft] = useState(() =>
    like ? draftLike(like, crypto.randomUUID()) : (kept.get(key) ?? newDraft(crypto.randomUUID())),
  )
  const keep = (next: RequestDraft) => {
    if (isEmptyDraft(next)) kept.delete(key)
    else kept.set(key, next)
    setDraft(next)
  }
  return {
    draft,
    // A different request from the one that may have been tried gets its own id.
    change: (patch: Partial<RequestDraft>) => keep({ ...draft, ...patch, clientMessageID: crypto.randomUUID() }),
    clear: () => keep(newDraft(crypto.randomUUID())),
  }
}
