import { readFileSync } from 'node:fs'
import { DEFAULT_REGIME } from '@xd/core/domain/loan/choose-regime.ts'
import { type LoanInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { describe, expect, test } from 'vitest'
import { isUnfinished, newDraft, readDraft, savedInput } from '#features/loans/loan-draft.ts'

const day = asLocalDay('2024-04-08')
const read = (amount: string, rest = {}) => readDraft({ ...newDraft(day, amount), ...rest })

/** The API and the terminal are compared with core in these, too. */
const FACES = JSON.parse(
  readFileSync(new URL('../../../../fixtures/tables/loan/faces.json', import.meta.url), 'utf8'),
) as LoanInput[]

describe('the calculator’s fields', () => {
  test.each(FACES)('give the same cents as core: %o', (given) => {
    const parsed = parseLoan(given, day)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields))
    const { loanDate, regime, state, ...figures } = given
    const typed = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]))
    const rules = regime ?? state ?? DEFAULT_REGIME
    const { quote } = read('', { ...typed, rules, loanDate: asLocalDay(String(loanDate)) })
    expect(quote).toEqual(quoteLoan(parsed.loan))
  })

  test.each(['', '0', '0.00'])('below one cent nothing is calculated and nothing is wrong: "%s"', (text) => {
    expect(read(text)).toEqual({ quote: null, faults: {}, excessive: [] })
  })

  test.each([
    ['1.005', /two decimals/],
    ['-5', /negative/],
    ['١٧٥', /like 12\.50/],
    ['１７５', /like 12\.50/],
    ['12a', /like 12\.50/],
  ])('%s is refused at the field', (text, why) => {
    const { quote, faults } = read(text)
    expect(quote).toBeNull()
    expect(faults.amount).toMatch(why)
    expect(isUnfinished(text)).toBe(false)
  })

  test.each(['1', '1.', '1.5', '1,2', '1,234.'])('%s may still be finished', (text) => {
    expect(isUnfinished(text)).toBe(true)
  })

  test('the figures follow each keystroke from 0.01 on', () => {
    expect(read('0.01').quote?.totalOfPayments).toBe(901)
    expect(read('175').quote?.regZ).toMatchObject({ totalOfPayments: 202_25, apr: 47.36 })
    expect(read('175.').quote?.totalOfPayments).toBe(197_00)
  })

  test('a saved quote loses the charges whose fields were emptied', () => {
    const draft = { ...newDraft(day, '175.'), miscFee: '2', loanItem: ' 14k chain ' }
    expect(savedInput(draft)).toMatchObject({ amount: '175', miscFee: '2', storageFee: null, loanItem: '14k chain' })
  })

  test('a state’s law is that of the loan’s day, and a day without one is named', () => {
    expect(read('175', { rules: 'CA' }).quote?.regime.id).toBe('ca_2019b')
    expect(read('175', { rules: 'CA', loanDate: asLocalDay('2026-01-05') }).quote?.regime.id).toBe('ca_2025')
    expect(read('175', { rules: 'CA', loanDate: asLocalDay('2015-12-31') }).faults.state).toMatch(/We don’t have rules/)
  })
})
