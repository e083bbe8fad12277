import { act } from '#domain/activity/act.ts'
import { type Says, counted, either, plain, quoted, unsaid } from '#domain/activity/phrases.ts'

interface Range {
  readonly rangePrefix: string
  readonly rangeFrom: number
  readonly rangeTo: number
}

const REWRITES: Says = {
  storeID: unsaid,
  storeAutoRewrite: either('automatic rewriting on', 'automatic rewriting off'),
  ticketRange: (value) => {
    if (value === null) return ''
    const { rangePrefix, rangeFrom, rangeTo } = value as Range
    return `ticket numbers ${rangePrefix}${rangeFrom} to ${rangePrefix}${rangeTo}`
  },
}

/** Tickets of a batch that were corrected by hand. */
const TICKETS: Says = {
  action: unsaid,
  rewriteTicketIDs: counted('ticket', 'tickets'),
  newTicket: plain('new number'),
  note: (value) => (value === null || value === '' ? '' : quoted(value)),
}

export const rewrites = {
  'rewrite.clear-warning': act('Cleared a warning on a rewrite', TICKETS),
  'rewrite.dismiss': act('Dismissed tickets of a rewrite', TICKETS),
  'rewrite.post': act('Marked tickets as posted', TICKETS),
  'rewrite.report': act('Reported a refused ticket number', TICKETS),
  'rewrite.retry': act('Retried a rewrite', TICKETS),
  'rewrite.set': act('Entered a ticket’s new number', TICKETS),
  'rewrite.verify': act('Verified rewritten tickets by hand', TICKETS),
  'rewrite-settings': act('Changed ticket rewrites', REWRITES),
}
