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

test.each([
  ['end of next month', '2026-12-10', ['2027-01-31']],
  ['end of next month', '2027-01-31', ['2027-02-28']],
  ['end of next month', '2026-11-30', ['2026-12-31']],
  ['end of the month', '2026-12-10', ['2026-12-31']],
  ['end of December', '2026-12-31', ['2026-12-31', '2027-12-31']],
  ['end of January', '2026-12-10', ['2027-01-31', '2026-01-31']],
  ['the first of the month', '2026-12-10', ['2027-01-01', '2027-02-01', '2026-12-01', '2026-11-01', '2026-10-01']],
  ['el 5', '2026-12-10', ['2027-01-05', '2027-02-05', '2026-12-05', '2026-11-05', '2026-10-05']],
  ['the 31st', '2026-03-04', ['2026-03-31', '2026-05-31', '2026-01-31']],
  ['Dec 4', '2026-12-10', ['2027-12-04', '2026-12-04', '2025-12-04']],
  ['Friday', '2026-12-10', ['2026-12-11', '2026-12-04', '2026-11-27']],
  ['last Friday', '2026-12-10', ['2026-12-04', '2026-11-27']],
  ['next Friday', '2026-12-10', ['2026-12-18', '2026-12-11']],
  ['the weekend', '2026-12-10', ['2026-12-13', '2026-12-12']],
  ['en ocho días', '2026-12-10', ['2026-12-17', '2026-12-18']],
])('%s, on %s, may mean %j', (text, day, days) =>
  expect(saidDays(text, asLocalDay(day)).map((mention) => mention.days)).toEqual([days]),
)
