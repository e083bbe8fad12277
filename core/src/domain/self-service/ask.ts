// Lines that staff see in the conversation when a customer pays alone, or can't and asks the store.
import type { Bilingual } from '#domain/text/language.ts'
import { formatTicketList } from '#domain/ticket/ticket-list.ts'

export const SELF_ASKS = ['payoff', 'renew', 'other'] as const
export type SelfAsk = (typeof SELF_ASKS)[number]

const TEXTS: Readonly<Record<SelfAsk, (ticket: string) => string>> = {
  payoff: (ticket) => `Wants to know what pays off ticket ${ticket}`,
  renew: (ticket) => `Wants to renew ticket ${ticket}`,
  other: (ticket) => `Has a question about ticket ${ticket}`,
}

export const selfAskText = (ask: SelfAsk, ticketNumber: string): string => TEXTS[ask](ticketNumber)

/** Follows the customer's name: "Jerome is paying 10233 online". */
export const selfPayingText = (tickets: readonly string[]): string => `is paying ${formatTicketList(tickets)} online`

/** The memo of a request for what redeems tickets, as in a clerk's request (payoff.ts). */
export const SELF_MEMO: Bilingual = { en: 'Payoff', es: 'Liquidación' }
