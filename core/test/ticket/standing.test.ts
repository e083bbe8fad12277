import { expect, test } from 'vitest'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { standingOn } from '#domain/ticket/standing.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { csvTable } from '../table.ts'

test.each(csvTable<'status' | 'due' | 'grace' | 'today' | 'words' | 'tone'>('ticket/standings.csv'))(
  '$status, due $due, grace until $grace, on $today: $words',
  ({ status, due, grace, today, words, tone }) => {
    const ticket = { ticketStatus: status as TicketStatus, ticketDueDate: due || null, ticketGraceDate: grace || null }
    // A cell of the table has no comma.
    expect(standingOn(ticket, asLocalDay(today))).toEqual({ words: words.replace(';', ','), tone })
  },
)
