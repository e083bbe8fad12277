import { type Tone, toneOf } from '#domain/status/tone.ts'
import { countOf } from '#domain/text/figure.ts'
import { daysBetween, type LocalDay } from '#domain/time/day.ts'
import { dayAndMonth } from '#domain/time/relative.ts'
import { TICKET_STATUS_LABELS, type TicketStatus } from './book.ts'

/** How a ticket stands on a day, in words for staff. */
export interface Standing {
  readonly words: string
  readonly tone: Tone
}

interface Dated {
  readonly ticketStatus: TicketStatus
  readonly ticketDueDate: string | null
  /** The last day on which it can be redeemed. */
  readonly ticketGraceDate: string | null
}

/**
 * An open ticket's standing follows its days, because the book calls an overdue ticket as active as one due in months.
 * It can be redeemed through the last day of grace. Once that has passed, or if there is none, it is overdue, counted
 * from the due day. Both are the book's or the law's (lawful.ts), and today is the store's.
 */
export const standingOn = ({ ticketStatus, ticketDueDate, ticketGraceDate }: Dated, today: LocalDay): Standing => {
  const label = TICKET_STATUS_LABELS[ticketStatus]
  if (ticketStatus !== 'active' || ticketDueDate === null) return { words: label, tone: toneOf(label) }
  const left = daysBetween(today, ticketDueDate as LocalDay)
  if (left > 0) return { words: left === 1 ? 'Due tomorrow' : `Due in ${countOf(left, 'day')}`, tone: 'info' }
  if (left === 0) return { words: 'Due today', tone: 'warning' }
  return ticketGraceDate !== null && today <= ticketGraceDate
    ? { words: `In grace until ${dayAndMonth(ticketGraceDate as LocalDay, today)}`, tone: 'warning' }
    : { words: `Overdue ${countOf(-left, 'day')}`, tone: 'danger' }
}
