import { useState } from 'react'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { useKept } from '#data/kept.ts'
import type { PaymentData } from '#data/payments.ts'
import { newKey } from '#state/new-key.ts'
import { toggleTicket } from './request-choices.ts'
import { draftLike, isEmptyDraft, newDraft, type RequestDraft } from './request-draft.ts'

/** A ticket to redeem. */
export interface TicketToRequest {
  readonly ticketNumber: string
  readonly payoff: Cents
}

/** A request filled in from another one or from a ticket. */
export type Start = { readonly like: PaymentData } | { readonly ticket: TicketToRequest }

const draftFrom = (start: Start): RequestDraft => {
  if ('like' in start) return draftLike(start.like, newKey())
  const { ticketNumber, payoff } = start.ticket
  const draft = newDraft(newKey())
  return { ...draft, ...toggleTicket(draft, ticketNumber, new Map([[ticketNumber, payoff]])) }
}

/**
 * The draft of a conversation's next request, stored in this browser until it is sent or cleared; or a filled-in one. A
 * reload keeps its id too, so that retrying after a lost answer makes only one request.
 */
export const useRequestDraft = (convoID: number, start: Start | undefined) => {
  const [kept, keep] = useKept<RequestDraft>(`request/${convoID}`)
  const [fresh, setFresh] = useState(() => (start ? draftFrom(start) : newDraft(newKey())))
  const [isFilled, setIsFilled] = useState(start !== undefined)
  const draft = isFilled ? fresh : { ...fresh, ...kept }
  const write = (next: RequestDraft) => {
    setFresh(next)
    setIsFilled(false)
    keep(isEmptyDraft(next) ? undefined : next)
  }
  return {
    draft,
    // A different request from the one that may have been tried gets its own id.
    change: (patch: Partial<RequestDraft>) => write({ ...draft, ...patch, clientMessageID: newKey() }),
    clear: () => write(newDraft(newKey())),
  }
}
