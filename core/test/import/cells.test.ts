import { expect, test } from 'vitest'
import { cellDay, cellMoney, cellStatus, cellText, cellTick } from '#domain/import/cells.ts'
import { jsonTable } from '../table.ts'

type Case<T> = [string, T | 'nothing' | 'impossible']
const table = jsonTable<{
  text: [string, string][]
  days: Case<string>[]
  money: Case<number>[]
  status: Case<string>[]
  ticks: Case<boolean>[]
}>('import/cells.json')

const read = (value: unknown) => (value === undefined ? 'nothing' : value === null ? 'impossible' : value)

test.each(table.text)('%j is the text %j', (cell, text) => expect(cellText(cell)).toBe(text))
test.each(table.days)('%j is the day %j', (cell, day) => expect(read(cellDay(cell))).toBe(day))
test.each(table.money)('%j is %j cents', (cell, cents) => expect(read(cellMoney(cell))).toBe(cents))
test.each(table.status)('%j is the status %j', (cell, status) => expect(read(cellStatus(cell))).toBe(status))
test.each(table.ticks)('%j is the tick %j', (cell, tick) => expect(read(cellTick(cell))).toBe(tick))
