import { expect, test } from 'vitest'
import { payoffOf } from '#domain/ticket/payoff.ts'

const open = { ticketStatus: 'active', amountDue: 151.2, ticketRewrittenAs: null } as const

test.each([
  ['an open ticket', {}, 151.2],
  ['one without an amount in the book', { amountDue: null }, null],
  ['one that owes nothing', { amountDue: 0 }, null],
  ['one already redeemed', { ticketStatus: 'redeemed' }, null],
  ['one that the last file no longer names', { ticketStatus: 'gone' }, null],
  ['one paid and rewritten since the file', { ticketRewrittenAs: { ticket: 'M20001' } }, null],
] as const)('the amount to request for %s', (_, change, amount) => {
  expect(payoffOf({ ...open, ...change })).toBe(amount)
})
