import { expect, test } from 'vitest'
import { ticketColumns } from '@xd/server/lists/notice-tickets.ts'

const ticket = (ticketNumber: string, dueDate: string, amountDue: number | null) => ({
  ticketNumber,
  dueDate,
  amountDue,
})

test.each([
  ['one ticket', [ticket('10233', '2026-11-20', 12550)], ['10233', '2026-11-20', '125.50']],
  [
    'tickets due on one day',
    [ticket('10233', '2026-11-20', 12550), ticket('10234', '2026-11-20', 5000)],
    ['10233, 10234', '2026-11-20', '125.50, 50.00'],
  ],
  [
    'tickets due on different days, of which the book knows one amount',
    [ticket('10233', '2026-11-20', null), ticket('10234', '2026-11-27', 5000)],
    ['10233, 10234', '2026-11-20, 2026-11-27', '50.00'],
  ],
])('a file says of a notice about %s', (_, tickets, cells) => {
  expect(ticketColumns.map(([, cell]) => cell({ tickets } as never))).toEqual(cells)
})
