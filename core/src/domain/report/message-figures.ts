// The figures of the messages of one kind: all of them, or those written with one template.
import { type Cents, cents } from '#domain/money/cents.ts'
import type { TicketOutcome } from '#domain/ticket/outcome.ts'
import { createCounter, type Share } from './figures.ts'
import { type Group, rateOf } from './hold-out.ts'

export interface MessageFigures extends Group {
  readonly messages: number
  readonly paid: Share
  /** Tickets. */
  readonly redeemed: number
  readonly renewed: number
  /** Paid dollars per message; null if there is none. */
  readonly perMessage: Cents | null
  /** The share of the people who came back. */
  readonly rate: number
}

/** People are counted customer by customer: one customer's messages are finished before the next one's begin. */
export const createMessageTally = () => {
  const paid = createCounter()
  const ended: Record<TicketOutcome, number> = { redeemed: 0, renewed: 0 }
  let [people, messages, cameBack] = [0, 0, 0]
  let [isWritten, isBack] = [false, false]
  return {
    written: (times = 1) => {
      messages += times
      isWritten = true
    },
    paid: (amount: Cents) => paid.add(amount),
    ended: (outcome: TicketOutcome, tickets: number) => {
      ended[outcome] += tickets
    },
    cameBack: () => {
      isBack = true
    },
    closeCustomer: () => {
      if (isWritten) people += 1
      if (isWritten && isBack) cameBack += 1
      isWritten = isBack = false
    },
    figures: (): MessageFigures => {
      const share = paid.share()
      return {
        people,
        messages,
        paid: share,
        ...ended,
        perMessage: messages === 0 ? null : cents(Math.round(share.amount / messages)),
        cameBack,
        rate: rateOf({ people, cameBack }),
      }
    },
  }
}

export type MessageTally = ReturnType<typeof createMessageTally>
