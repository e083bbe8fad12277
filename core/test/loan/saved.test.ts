import { expect, test } from 'vitest'
import { coveredRefusal } from '#domain/loan/covered.ts'
import { cartTotals } from '#domain/loan/cart.ts'
import { freezeQuote, type FrozenQuote, lawOf, lawText, thawQuote } from '#domain/loan/frozen.ts'
import { linkLastDay } from '#domain/loan/link.ts'
import { oweOn } from '#domain/loan/owe.ts'
import { oweNear, owedDays } from '#domain/loan/owed-days.ts'
import { parseLoan } from '#domain/loan/input.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { type RegimeID, regimeIDs } from '#domain/loan/regime.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { expiryOf, lastOpenDay, loanStatusAt, savedBounds } from '#domain/loan/status.ts'
import { savedTerms } from '#domain/loan/terms.ts'
import { nextInput } from '#domain/loan/input.ts'
import { cents } from '#domain/money/cents.ts'
import { addDays, asLocalDay } from '#domain/time/day.ts'

const made = asLocalDay('2026-04-08')
const quote = (amount: number, regime: RegimeID = 'ca_2019', loanDate = made) =>
  quoteLoan({ amount: cents(amount), loanDate, regime: regimes[regime] })

test.each(regimeIDs)('a quote under %s owes the same after it was stored as text, with its law', (regime) => {
  const before = quote(150_37, regime)
  const frozen = JSON.parse(JSON.stringify(freezeQuote(before))) as FrozenQuote
  const after = thawQuote(frozen, lawOf(lawText(before.regime)))
  expect(after).toEqual(before)
  for (let day = 0; day < 400; day += 1)
    expect(oweOn(after, addDays(made, day))).toEqual(oweOn(before, addDays(made, day)))
})

test('the amount owed on each day matches the schedule on its dates', () => {
  const one = quote(175_00)
  const days = owedDays(one)
  for (const [i, { amountDue }] of one.scheduleOfCharges.entries())
    expect(days[[30, 60, 90, 120, 130][i]!]).toBe(amountDue)
  expect(oweNear(one, asLocalDay('2026-01-01')).day).toBe(0)
  expect(oweNear(one, asLocalDay('2029-01-01')).day).toBe(130)
})

test('a cart adds up the loans that can be redeemed on each date', () => {
  const [one, other, later] = [quote(175_00), quote(300_00), quote(100_00, 'ca_2019', asLocalDay('2026-07-01'))]
  const { totalAmount, due } = cartTotals([one, other, later])
  expect(totalAmount).toBe(575_00)
  expect(due.map(({ quotes }) => quotes)).toEqual([2, 2, 3, 3, 3, 3, 1, 1, 1, 1])
  expect(due[0]).toEqual({ date: '2026-05-08', amountDue: 197_00 + 337_00, quotes: 2 })
  expect(cartTotals([])).toEqual({ totalAmount: 0, totalFinanceCharge: 0, due: [] })
})

test.each(['America/Los_Angeles', 'America/New_York', 'UTC'])(
  'an open quote expires at the end of its 30th day in %s',
  (zone) => {
    const savedAt = Date.parse('2026-10-20T18:00:00Z')
    const { day, expiresAt } = expiryOf(savedAt, zone)
    expect([day, lastOpenDay(expiresAt, zone)]).toEqual(['2026-11-19', '2026-11-19'])
    const open = { loanStatus: 'open', expiresAt } as const
    expect([loanStatusAt(open, expiresAt - 1), loanStatusAt(open, expiresAt)]).toEqual(['open', 'expired'])
    expect(loanStatusAt({ loanStatus: 'accepted', expiresAt }, expiresAt)).toBe('accepted')
    // Lists read an index by the time quotes were saved. At any hour, it must not omit any.
    for (let hour = 0; hour < 24 * 400; hour += 13) {
      const at = savedAt + hour * 3_600_000
      const ends = expiryOf(at, zone).expiresAt
      expect(at > savedBounds(ends - 1).openAfter && at < savedBounds(ends).expiredBefore).toBe(true)
    }
  },
)

test('a link ends with its quote', () => {
  const at = { now: 1_000, today: asLocalDay('2026-05-01'), timezone: 'UTC' }
  const loan = { expiresAt: Date.parse('2026-06-01T00:00:00Z'), graceEnds: asLocalDay('2026-05-10') }
  expect(linkLastDay({ ...loan, loanStatus: 'open' }, at)).toBe('2026-05-31')
  expect(linkLastDay({ ...loan, loanStatus: 'open', expiresAt: 1_000 }, at)).toBeUndefined()
  expect(linkLastDay({ ...loan, loanStatus: 'accepted' }, at)).toBe('2026-05-10')
  expect(linkLastDay({ ...loan, loanStatus: 'accepted' }, { ...at, today: asLocalDay('2026-05-11') })).toBeUndefined()
  expect(linkLastDay({ ...loan, loanStatus: 'accepted' }, { ...at, today: loan.graceEnds })).toBe('2026-05-10')
  expect(linkLastDay({ ...loan, loanStatus: 'declined' }, at)).toBeUndefined()
})

test('the next version keeps omitted values, and leaves null ones to the rules', () => {
  const first = parseLoan({ amount: 175, loanDate: made, firearmFee: 4, state: 'CA' }, made)
  if (!first.ok) throw new Error('refused')
  const terms = savedTerms(first.loan)
  expect(terms).toMatchObject({ regime: 'ca_2025', firearmFee: 4_00, storageFee: null })
  expect(nextInput({}, terms)).toMatchObject({ amount: 175, loanDate: made, regime: 'ca_2025', firearmFee: 4 })
  expect(nextInput({ firearmFee: null, amount: '200' }, terms)).toMatchObject({ amount: '200', firearmFee: null })
  expect(nextInput({ state: 'NV' }, terms).regime).toBeUndefined()
})

test('a covered borrower is refused loans that the Military Lending Act forbids', () => {
  expect(coveredRefusal(quote(175_00), 'yes')).toContain('36%')
  expect(coveredRefusal(quote(175_00), 'unknown')).toBeUndefined()
  expect(coveredRefusal({ warnings: [] }, 'yes')).toBeUndefined()
})
