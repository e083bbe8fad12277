import { expect, test } from 'vitest'
import { selfDay, selfPageText, type SelfPageText } from '#domain/self-service/page-text.ts'
import type { Language } from '#domain/text/language.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

/** All words of the page, those with something in them once with it. */
const wordsOf = (language: Language) => {
  const words: SelfPageText = selfPageText(language)
  return {
    ...words,
    title: words.title('{store}'),
    code: { ...words.code, text: words.code.text('{phone}') },
    ticket: words.ticket('{number}'),
    due: words.due('{day}'),
    overdue: words.overdue('{day}'),
    grace: words.grace('{day}'),
    fee: words.fee('{fee}'),
    total: [1, 2, 10].map(words.total),
    pay: words.pay('{amount}'),
  }
}

test('the page says what was settled, in both languages', () => {
  expect({ en: wordsOf('en'), es: wordsOf('es') }).toEqual(jsonTable('self-service/page-words.json'))
})

test.each([
  ['2026-11-30', 'Mon, Nov 30', 'lun 30 de noviembre'],
  ['2026-12-01', 'Tue, Dec 1', 'mar 1 de diciembre'],
  ['2027-01-02', 'Sat, Jan 2', 'sáb 2 de enero'],
  ['2028-02-29', 'Tue, Feb 29', 'mar 29 de febrero'],
  ['2026-12-02', 'Wed, Dec 2', 'mié 2 de diciembre'],
])('the page names the day %s: %s; %s', (day, en, es) => {
  expect([selfDay(asLocalDay(day), 'en'), selfDay(asLocalDay(day), 'es')]).toEqual([en, es])
})
