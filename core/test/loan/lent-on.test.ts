import { expect, test } from 'vitest'
import { lentOn } from '#domain/loan/lent-on.ts'

const zone = 'America/Los_Angeles'
const noon = (day: string) => Date.parse(`${day}T12:00:00-08:00`)

test.each([
  ['a quote of today', 'open', '2026-11-27', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['an open quote of last month', 'open', '2026-10-30', '2026-10-30', '2026-11-27', '2026-11-27'],
  ['a quote for next week', 'open', '2026-12-04', '2026-11-27', '2026-11-27', '2026-12-04'],
  ['an accepted one, days later', 'accepted', '2026-10-30', '2026-10-30', '2026-11-15', '2026-11-15'],
  ['a loan entered after it was made', 'open', '2026-10-01', '2026-11-27', '2026-11-27', '2026-10-01'],
  ['a declined one', 'declined', '2026-10-30', '2026-10-30', '2026-11-15', '2026-10-30'],
] as const)('%s (%s)', (_, loanStatus, loanDate, created, decided, lent) => {
  const loan = { loanDate, loanStatus, createdAt: noon(created), statusAt: noon(decided) }
  expect(lentOn(loan, noon(loanStatus === 'open' ? decided : '2026-12-31'), zone)).toBe(lent)
})
