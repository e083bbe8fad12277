// A ticket's new number is verified once the store's own system shows it: its next file names the number. The store's
// book is imported every day or so; if two files of the whole book in a row lack the number, that system did not take
// it.
import type { RewriteState } from './rewrite.ts'

/** The number of whole-book files without it: one may have been written just before the number was entered. */
const MISSES_UNTIL_EXCEPTION = 2

export const unseenReason = (newTicket: string): string =>
  `The POS has not shown ticket ${newTicket} in two imports. Enter it there, or dismiss it with a note.`

export const strangersReason = (newTicket: string): string =>
  `The POS shows ticket ${newTicket} for another customer. Give this one its own number.`

/**
 * Whether a file that names or lacks the number means anything: the ticket has a number, and nobody has withdrawn it.
 */
export const awaitsImport = (state: RewriteState): boolean => state === 'rewritten' || state === 'posted'

interface Waiting {
  readonly newTicket: string
  readonly postedAt: number | null
}

/** The state of a ticket that no file has shown, given how many files of the whole book lacked it. */
export const unseenState = (
  { newTicket, postedAt }: Waiting,
  misses: number,
): { readonly ticketState: RewriteState; readonly ticketReason: string | null } => {
  if (postedAt === null) return { ticketState: 'rewritten', ticketReason: null }
  return misses >= MISSES_UNTIL_EXCEPTION
    ? { ticketState: 'exception', ticketReason: unseenReason(newTicket) }
    : { ticketState: 'posted', ticketReason: null }
}

interface Owners {
  /** The customer who has the new number in the store's book. */
  readonly shown: number
  /** The customer who has the old one there; undefined if the book does not have it. */
  readonly old: number | undefined
  readonly payer: number
}

/**
 * A number that the book has for someone else is not this ticket's. A person may pay for another's ticket, and without
 * the old ticket the book does not say whose it was.
 */
export const isStrangers = ({ shown, old, payer }: Owners): boolean =>
  old !== undefined && shown !== old && shown !== payer
