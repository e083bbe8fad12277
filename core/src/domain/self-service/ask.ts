// A customer who can't pay a ticket alone asks the store: what staff see in the conversation and the inbox.
export const SELF_ASKS = ['payoff', 'other'] as const
export type SelfAsk = (typeof SELF_ASKS)[number]

const TEXTS: Readonly<Record<SelfAsk, (ticket: string) => string>> = {
  payoff: (ticket) => `Wants to know what pays off ticket ${ticket}`,
  other: (ticket) => `Has a question about ticket ${ticket}`,
}

export const selfAskText = (ask: SelfAsk, ticketNumber: string): string => TEXTS[ask](ticketNumber)
