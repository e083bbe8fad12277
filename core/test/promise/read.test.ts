import { expect, test } from 'vitest'
import { readPromise } from '#domain/promise/read.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

interface Row {
  readonly text: string
  /** None: the text promises nothing. */
  readonly day?: string
  readonly amount?: number
  readonly tickets?: readonly string[]
}

// A Wednesday.
const today = asLocalDay('2026-03-04')
const openTickets = ['10233', '10240', '60800']
const read = (text: string) => readPromise(text, { today, openTickets })
const meant = ({ day, amount, tickets = [] }: Row) =>
  day === undefined
    ? undefined
    : {
        promiseDay: day,
        ...(amount !== undefined && { promiseAmountCents: Math.round(amount * 100) }),
        promiseTickets: tickets,
      }
const isRead = (row: Row): boolean => JSON.stringify(read(row.text)) === JSON.stringify(meant(row))

test.each(jsonTable<Row[]>('promise/sentences.json'))('$text', (row) => expect(read(row.text)).toEqual(meant(row)))

// Written before the rule, and never consulted for it. A wrong amount or ticket is as wrong as a wrong day.
test('of sentences nobody had in mind, precision and recall', () => {
  const rows = jsonTable<Row[]>('promise/held-out.json')
  const given = rows.filter(({ text }) => read(text) !== undefined)
  const promised = rows.filter(({ day }) => day !== undefined)
  const wrong = given.filter((row) => !isRead(row)).map(({ text }) => text)
  const missed = promised.filter((row) => !isRead(row)).map(({ text }) => text)
  expect({ wrong, precision: 1 - wrong.length / given.length }).toMatchObject({
    precision: expect.toSatisfy((part: number) => part >= 0.98),
  })
  expect({ missed, recall: 1 - missed.length / promised.length }).toMatchObject({
    recall: expect.toSatisfy((part: number) => part >= 0.9),
  })
})

test('a ticket counts however it is written, and only if it is open', () => {
  expect(read('ill pay #10233/10240 friday')?.promiseTickets).toEqual(['10233', '10240'])
  expect(read('ill pay 99999 friday')).toEqual({ promiseDay: '2026-03-06', promiseTickets: [] })
})

test('what a customer only quotes is no promise', () => {
  expect(read('Liked “I’ll pay Friday”')).toBeUndefined()
})

test('a day that may be two is none where the day may be written first', () => {
  expect(read('le pago el 4/3')).toBeUndefined()
  expect(read('ill pay 4/3')?.promiseDay).toBe('2026-04-03')
  expect(read('le pago el 15/3')?.promiseDay).toBe('2026-03-15')
})

test('the first 1,600 letters are heeded', () => {
  const promise = 'I pay 3/12'
  const after = (length: number) => read(`${'x. '.repeat(length).slice(0, length - promise.length - 2)}. ${promise}`)
  expect(after(1_600)).toEqual({ promiseDay: '2026-03-12', promiseTickets: [] })
  expect(after(1_601)).toBeUndefined()
})

// Without bounds, each of these would take hours.
test.each(['pay ', 'friday ', 'not until ', 'i can ', '50 ', 'el viernes no ', 'fin de ', '1/2 '])(
  '%j without end is read',
  (words) => {
    read(`${words.repeat(10_000)}x`)
  },
)
