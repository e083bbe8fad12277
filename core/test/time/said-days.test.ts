import { expect, test } from 'vitest'
import { asLocalDay } from '#domain/time/day.ts'
import { saidDays } from '#domain/time/said-days.ts'
import { csvTable } from '../table.ts'

const today = asLocalDay('2026-03-04')

test.each(csvTable<'text' | 'days'>('time/said-days.csv'))('“$text”: $days', ({ text, days }) => {
  const said = saidDays(text, today).map((mention) => mention.days[0] ?? 'none')
  expect(said.join('|')).toBe(days)
})

test('a mention stands where it was written', () => {
  const text = 'Ok, el viernes 6 de marzo paso.'
  expect(saidDays(text, today).map(({ from, to }) => text.slice(from, to))).toEqual(['viernes 6 de marzo'])
})

test('12/4 may be written with the day first', () => {
  expect(saidDays('3/5', today)[0]?.days).toEqual(['2026-03-05', '2027-03-05', '2025-03-05'])
  expect(saidDays('3/4/26', today)[0]?.dayFirst).toEqual(['2026-04-03'])
})

test('on a Friday, the end of the week is today', () =>
  expect(saidDays('end of the week', asLocalDay('2026-03-06'))[0]?.days[0]).toBe('2026-03-06'))

test('the last days of the calendar are days too', () => {
  expect(saidDays('Jan 2', asLocalDay('2026-12-31'))[0]?.days[0]).toBe('2027-01-02')
  expect(saidDays('the 31st', asLocalDay('2026-04-01'))[0]?.days[0]).toBe('2026-05-31')
  expect(saidDays('the first of the month', asLocalDay('2026-04-01'))[0]?.days[0]).toBe('2026-05-01')
  expect(saidDays('el 1', asLocalDay('2026-12-15'))[0]?.days[0]).toBe('2027-01-01')
})
