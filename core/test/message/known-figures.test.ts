import { expect, test } from 'vitest'
import { figuresOf, figuresTogether, type KnownTicket } from '#domain/message/known-figures.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const ticket = (ticketNumber: string, change: Partial<KnownTicket> = {}): KnownTicket => ({
  ticketNumber,
  ticketLoanDate: asLocalDay('2026-10-01'),
  ticketDueDate: asLocalDay('2026-11-01'),
  ticketGraceDate: asLocalDay('2026-12-01'),
  principalCents: cents(100_00),
  amountDueCents: cents(120_00),
  ...change,
})
const bare = { ticketLoanDate: null, ticketDueDate: null, ticketGraceDate: null } as const
const request = {
  ticketNumbers: ['10233', 'a-7'],
  amountCents: cents(45_00),
  validUntil: asLocalDay('2026-11-05'),
  paidOn: asLocalDay('2026-11-03'),
}
const quote = {
  amountFinanced: cents(200_00),
  totalOfPayments: cents(260_00),
  loanDate: asLocalDay('2026-11-10'),
  maturityDate: asLocalDay('2027-01-10'),
  scheduleOfCharges: [
    { date: asLocalDay('2026-12-10'), amountDue: cents(230_00) },
    { date: asLocalDay('2027-01-10'), amountDue: cents(260_00) },
  ],
}

test('a ticket has its own figures and days, and those of each request that names it', () => {
  const other = ticket('A-7', { ...bare, principalCents: cents(50_00), amountDueCents: null })
  const { tickets, figures, days, hasQuotes } = figuresOf({
    tickets: [ticket('10233'), other, ticket('555', { ...bare, principalCents: null, amountDueCents: cents(0) })],
    requests: [request, { ...request, ticketNumbers: ['999'], amountCents: cents(1), paidOn: null }],
    quotes: [],
  })
  const ofRequest = {
    figures: [{ is: 'The request is', cents: 45_00 }],
    days: [
      { is: 'The request can be paid until', day: '2026-11-05' },
      { is: 'The request was paid', day: '2026-11-03' },
    ],
  }
  const own = {
    figures: [
      { is: '10233 is', cents: 120_00 },
      { is: 'The loan on 10233 is', cents: 100_00 },
      { is: 'The charges on 10233 are', cents: 20_00 },
      ...ofRequest.figures,
    ],
    days: [
      { is: '10233 is due', day: '2026-11-01' },
      { is: 'Grace on 10233 ends', day: '2026-12-01' },
      { is: '10233 was made', day: '2026-10-01' },
      ...ofRequest.days,
    ],
  }
  const others = [{ is: 'The loan on A-7 is', cents: 50_00 }, ...ofRequest.figures]
  expect(Object.fromEntries(tickets)).toEqual({
    '10233': { ticketNumber: '10233', ...own },
    'A-7': { ticketNumber: 'A-7', figures: others, days: ofRequest.days },
    '555': { ticketNumber: '555', figures: [], days: [] },
  })
  expect(figures).toEqual([...own.figures, ...others, ...ofRequest.figures, { is: 'The request is', cents: 1 }])
  expect(days).toEqual([
    ...own.days,
    ...ofRequest.days,
    ...ofRequest.days,
    { is: 'The request can be paid until', day: '2026-11-05' },
  ])
  expect(hasQuotes).toBe(false)
})

test('a quote has its amounts, its charges and its days', () => {
  const { figures, days, hasQuotes } = figuresOf({ tickets: [], requests: [], quotes: [quote] })
  expect(figures).toEqual([
    { is: 'The quote is for', cents: 200_00 },
    { is: 'The quote’s amount due is', cents: 230_00 },
    { is: 'The quote’s amount due is', cents: 260_00 },
    { is: 'The quote’s total is', cents: 260_00 },
    { is: 'The quote’s charges are', cents: 60_00 },
  ])
  expect(days).toEqual([
    { is: 'The quote matures', day: '2027-01-10' },
    { is: 'The quote’s day is', day: '2026-12-10' },
    { is: 'The quote’s day is', day: '2027-01-10' },
    { is: 'The quote’s first day is', day: '2026-11-10' },
  ])
  expect(hasQuotes).toBe(true)
})

test('tickets together have sums only of what is known of each', () => {
  const one = ticket('1', { principalCents: cents(100_00), amountDueCents: cents(120_00) })
  const two = ticket('2', { principalCents: cents(50_00), amountDueCents: cents(55_00) })
  expect(figuresTogether('Those', [one, two])).toEqual([
    { is: 'Those tickets are', cents: 175_00 },
    { is: 'Those loans are', cents: 150_00 },
    { is: 'Those charges are', cents: 25_00 },
  ])
  expect(figuresTogether('All', [one, ticket('3', { principalCents: cents(7_00), amountDueCents: null })])).toEqual([
    { is: 'All loans are', cents: 107_00 },
  ])
  expect(figuresTogether('All', [one])).toEqual([])
  expect(figuresOf({ tickets: [one, two], requests: [], quotes: [] }).figures.slice(-3)).toEqual(
    figuresTogether('All', [one, two]),
  )
})
