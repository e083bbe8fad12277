import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { describe, expect, test } from 'vitest'
import { isUnfinished, newDraft, readDraft, savedInput } from '#features/loans/loan-draft.ts'

const day = asLocalDay('2024-04-08')
const read = (amount: string, rest = {}) => readDraft({ ...newDraft(day, amount), ...rest })

describe('the calculator’s fields', () => {
  test.each(['', '0', '0.00'])('below a cent nothing is calculated and nothing is wrong: "%s"', (text) => {
    expect(read(text)).toEqual({ quote: null, faults: {} })
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

  test('a state’s law is that of the loan’s day, and a day without one is said', () => {
    expect(read('175', { rules: 'CA' }).quote?.regime.id).toBe('ca_2019b')
    expect(read('175', { rules: 'CA', loanDate: asLocalDay('2026-01-05') }).quote?.regime.id).toBe('ca_2025')
    expect(read('175', { rules: 'CA', loanDate: asLocalDay('2015-12-31') }).faults.state).toMatch(/No rules/)
  })
})
