import { describe, expect, test } from 'vitest'
import { storeDate, storeFullDate, storeTime, storeZoneName, textDate } from '#domain/hours/store-clock.ts'
import { hourArticle, spanishHour } from '#domain/text/spanish-hour.ts'
import { asLocalDay, daysOn } from '#domain/time/day.ts'
import { daysWords } from '#domain/time/days-words.ts'
import { spanishDate, spanishDayOfYear, spanishFullDate, spanishMonthDay } from '#domain/time/spanish-day.ts'

describe('days in Spanish', () => {
  test('every month and weekday', () => {
    const days = Array.from({ length: 12 }, (_, n) => asLocalDay(`2026-${String(n + 1).padStart(2, '0')}-${10 + n}`))
    expect(days.map(spanishDate)).toEqual([
      'sábado 10 de enero',
      'miércoles 11 de febrero',
      'jueves 12 de marzo',
      'lunes 13 de abril',
      'jueves 14 de mayo',
      'lunes 15 de junio',
      'jueves 16 de julio',
      'lunes 17 de agosto',
      'viernes 18 de septiembre',
      'lunes 19 de octubre',
      'viernes 20 de noviembre',
      'lunes 21 de diciembre',
    ])
    expect([asLocalDay('2026-11-01'), asLocalDay('2026-11-03')].map(spanishDate)).toEqual([
      'domingo 1 de noviembre',
      'martes 3 de noviembre',
    ])
  })

  test('short and long', () => {
    const day = asLocalDay('2026-11-28')
    expect([spanishMonthDay(day), spanishFullDate(day), spanishDayOfYear(day)]).toEqual([
      '28 de noviembre',
      '28 de noviembre de 2026',
      'sáb 28 de noviembre de 2026',
    ])
  })

  test.each([
    ['1:00 p. m.', 'la 1:00 p. m.'],
    ['12:30 a. m.', 'las 12:30 a. m.'],
    ['11:05 a. m.', 'las 11:05 a. m.'],
    ['10:00 a. m.', 'las 10:00 a. m.'],
  ])('%s is %s', (time, said) => {
    expect(spanishHour(time)).toBe(said)
    expect(hourArticle(time)).toBe(said.split(' ')[0])
  })
})

describe('a moment by a store’s clock', () => {
  const late = Date.parse('2026-03-10T03:05:00Z')
  test.each([
    ['America/Los_Angeles', 'en', ['Monday, March 9', 'Monday, March 9', 'March 9, 2026', '8:05 PM', 'PT']],
    ['America/Los_Angeles', 'es', ['lunes 9 de marzo', '9 de marzo', '9 de marzo de 2026', '8:05 p. m.', 'PT']],
    ['Europe/Paris', 'en', ['Tuesday, March 10', 'Tuesday, March 10', 'March 10, 2026', '4:05 AM', 'France Time']],
    ['America/New_York', 'en', ['Monday, March 9', 'Monday, March 9', 'March 9, 2026', '11:05 PM', 'ET']],
  ] as const)('%s, %s', (zone, language, said) =>
    expect(
      [storeDate, textDate, storeFullDate, storeTime, storeZoneName].map((say) => say(late, zone, language)),
    ).toEqual(said),
  )

  test('is in English if no language is given', () =>
    expect([storeDate, storeFullDate, storeTime].map((say) => say(late, 'America/Chicago'))).toEqual([
      'Monday, March 9',
      'March 9, 2026',
      '10:05 PM',
    ]))
})

test.each([
  ['2026-11-01', '2026-11-30', 'the 2026-11-01 to the 2026-11-30'],
  ['2026-11-01', '2026-11-01', 'on the 2026-11-01'],
  [undefined, '2026-11-30', 'until the 2026-11-30'],
  ['2026-11-01', undefined, 'from the 2026-11-01'],
])('from %s to %s: %s', (start, end, said) => expect(daysWords(start, end, (day) => `the ${day}`)).toBe(said))

test('days later, up to the last there is', () => {
  expect(daysOn(asLocalDay('2026-11-28'), 4)).toBe('2026-12-02')
  expect(daysOn(asLocalDay('9999-12-30'), 1)).toBe('9999-12-31')
  expect(daysOn(asLocalDay('9999-12-30'), 400)).toBe('9999-12-31')
})
