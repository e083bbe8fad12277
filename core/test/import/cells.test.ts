import { expect, test } from 'vitest'
import { cellDay } from '#domain/import/cell-day.ts'
import { cellEmail } from '#domain/import/cell-email.ts'
import { phoneIn } from '#domain/import/cell-phones.ts'
import { cellMoney, cellNumber, cellStatus, cellText, cellTick, cellZIP, isShortened } from '#domain/import/cells.ts'
import { dayOrderOf } from '#domain/import/day-order.ts'
import { jsonTable } from '../table.ts'

type Case<T> = [string, T | 'nothing' | 'impossible']
const table = jsonTable<{
  text: [string, string][]
  days: Case<string>[]
  dayFirst: Case<string>[]
  orders: [string[], 'month' | 'day', string | null][]
  money: Case<number>[]
  status: Case<string>[]
  ticks: Case<boolean>[]
  zips: [string, string][]
  numbers: [string, string][]
  shortened: string[]
  notShortened: string[]
  phones: [string, string][]
  emails: [string, string][]
}>('import/cells.json')

const read = (value: unknown) => (value === undefined ? 'nothing' : value === null ? 'impossible' : value)

test.each(table.text)('%j is the text %j', (cell, text) => expect(cellText(cell)).toBe(text))
test.each(table.days)('%j is the day %j', (cell, day) => expect(read(cellDay(cell))).toBe(day))
test.each(table.dayFirst)('%j is the day %j of a file whose dates begin with the day', (cell, day) =>
  expect(read(cellDay(cell, 'day'))).toBe(day),
)
test.each(table.orders)('the dates %j begin with the %s', (cells, first, sentence) => {
  const days = dayOrderOf()
  cells.forEach(days.see)
  expect(days.order()).toMatchObject({ first, sentence })
  const other = first === 'day' ? 'month' : 'day'
  expect(days.order(other).first).toBe(other)
  expect(days.order(other).sentence !== null).toBe(days.order().matters)
})
test.each(table.money)('%j is %j cents', (cell, cents) => expect(read(cellMoney(cell))).toBe(cents))
test.each(table.status)('%j is the status %j', (cell, status) => expect(read(cellStatus(cell))).toBe(status))
test.each(table.ticks)('%j is the tick %j', (cell, tick) => expect(read(cellTick(cell))).toBe(tick))
test.each(table.zips)('%j is the ZIP code %j', (cell, zip) => expect(cellZIP(cell)).toBe(zip))
test.each(table.numbers)('%j is the number %j', (cell, number) => expect(cellNumber(cell)).toBe(number))
test('a spreadsheet has dropped digits of some numbers', () => {
  expect([...table.shortened, ...table.notShortened].filter(isShortened)).toEqual(table.shortened)
})
test.each(table.phones)('%j has the phone number %j', (cell, phone) => expect(phoneIn([cell])).toBe(phone))
test.each(table.emails)('%j has the address %j', (cell, email) => expect(cellEmail(cell)).toBe(email))
