import { describe, expect, it } from 'vitest'
import { type AskedAudience, audienceWords } from '#domain/mailer/audience-words.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { dayAndMonth } from '#domain/time/relative.ts'

const names = {
  label: (id: number) => ({ 3: 'VIP' })[id],
  store: (id: number) => ({ 1: 'Main Street' })[id],
  field: (id: string) => ({ f_birthday: 'Birthday' })[id],
  file: (id: number) => ({ 9: 'loans.csv' })[id],
  day: (day: string) => dayAndMonth(asLocalDay(day), asLocalDay('2026-11-23')),
}

const TABLE: readonly (readonly [asked: AskedAudience, sentence: string])[] = [
  [{}, 'Every customer'],
  [{ label: 3 }, 'Customers labeled VIP'],
  [{ label: 4 }, 'Customers labeled with a deleted label'],
  [{ store: 1, importID: 9 }, 'Customers of Main Street in the file loans.csv'],
  [{ importID: 8 }, 'Customers in the file 8'],
  [
    { label: 3, ticketDueStart: '2026-11-24', ticketDueEnd: '2026-11-30' },
    'Customers labeled VIP whose ticket is due Nov 24 to Nov 30',
  ],
  [{ ticketDueStart: '2026-11-24', ticketDueEnd: '2026-11-24' }, 'Customers whose ticket is due on Nov 24'],
  [{ lastContactEnd: '2025-12-31' }, 'Customers last in contact until Dec 31, 2025'],
  [{ lastContactStart: '2026-11-01' }, 'Customers last in contact from Nov 1'],
  [
    {
      store: 2,
      lastContactStart: '2026-10-01',
      customDate: { fieldID: 'f_birthday', start: '2026-12-01', end: '2026-12-31' },
    },
    'Customers of another store last in contact from Oct 1 and whose Birthday is Dec 1 to Dec 31',
  ],
  [{ customDate: { fieldID: 'f_gone', start: '2026-12-01', end: '2026-12-01' } }, 'Customers whose date is on Dec 1'],
]

describe('a mailer’s audience, in words', () => {
  it.each(TABLE)('%j', (asked, sentence) => {
    expect(audienceWords(asked, names)).toBe(sentence)
  })
})
