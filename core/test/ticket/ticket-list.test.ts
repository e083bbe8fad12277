import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { formatTicketList, parseTicketList } from '#domain/ticket/ticket-list.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{ accepted: [string, string[]][]; refused: [string, string][] }>('ticket/lists.json')
const numbers = (count: number): string => Array.from({ length: count }, (_, index) => String(10_000 + index)).join(',')

test.each(table.accepted)('%j is %j', (text, tickets) => expect(parseTicketList(text)).toEqual({ ok: true, tickets }))
test.each(table.refused)('%j is refused: %s', (text, reason) =>
  expect(parseTicketList(text)).toEqual({ ok: false, reason }),
)

test.each([
  ['12345', '12345'],
  ['#12345', '12345'],
  ['# 12345', '12345'],
  [' 12345 ', '12345'],
  ['12 345', '12345'],
  ['1 2\t3\n4\u00a05', '12345'],
  ['##12#345#', '12345'],
  ['a-12/b', 'A-12/B'],
  ['00123.', '00123.'],
  ['#', ''],
  ['', ''],
])('%j names the ticket %j', (text, number) => {
  expect(ticketNumberOf(text)).toBe(number)
  expect(ticketNumberOf(number)).toBe(number)
})

test('the first word that is no ticket number is named, and cut', () => {
  const long = 'x'.repeat(31)
  expect(parseTicketList(`10233, ${long}, y!`)).toEqual({
    ok: false,
    reason: `"${'x'.repeat(30)}" is not a ticket number`,
  })
  expect(parseTicketList('a!, b!')).toEqual({ ok: false, reason: '"a!" is not a ticket number' })
  expect(parseTicketList('x'.repeat(20)).ok).toBe(true)
})

describe('the number of tickets', () => {
  test.each([1, 98, 99])('%i tickets fit', (count) =>
    expect(parseTicketList(numbers(count))).toMatchObject({ ok: true }),
  )

  test.each([100, 250])('%i do not, and the message says so', (count) => {
    expect(parseTicketList(numbers(count))).toEqual({
      ok: false,
      reason: `At most 99 tickets fit in one request, not ${count}`,
    })
  })

  test('counts a repeated ticket once', () =>
    expect(parseTicketList(`${numbers(99)},10000`)).toMatchObject({ ok: true }))
})

test('a list survives writing and parsing', () => {
  const ticket = fc.stringMatching(/^[A-Z0-9#][A-Z0-9./-]{0,19}$/)
  fc.assert(
    fc.property(fc.uniqueArray(ticket, { maxLength: 99, selector: ticketNumberOf }), (tickets) => {
      expect(parseTicketList(formatTicketList(tickets))).toEqual({ ok: true, tickets })
    }),
  )
})
