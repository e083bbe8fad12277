import { expect, test } from 'vitest'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { type TicketOutcome, ticketOutcome } from '#domain/ticket/outcome.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

type Booked = [TicketStatus, LocalDay | '']

interface Case {
  name: string
  before: Booked | null
  after: Booked
  goesOn?: boolean
  outcome: TicketOutcome | null
}

const booked = ([ticketStatus, ticketDueDate]: Booked) => ({ ticketStatus, ticketDueDate })

test.each(jsonTable<Case[]>('ticket/outcomes.json'))(
  '$name: $outcome',
  ({ before, after, goesOn = false, outcome }) => {
    expect(ticketOutcome(before === null ? undefined : booked(before), { ...booked(after), goesOn })).toBe(outcome)
  },
)
