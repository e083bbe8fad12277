import { describe, expect, test } from 'vitest'
import { entryWords, isTitled, wordsOfCustomer } from '#domain/calendar/entry-search.ts'
import { jsonTable } from '../table.ts'

const CASES = jsonTable<{ filter: string; title: string; found: boolean }[]>('calendar/entry-search.json')

describe('a text filter of the calendar', () => {
  test.each(CASES)('“$filter” in “$title”: $found', ({ filter, title, found }) => {
    expect(isTitled(title, entryWords(filter)!)).toBe(found)
  })

  test.each(['', '  ', "'", ',', ' , ,, '])('%j searches for nothing', (filter) => {
    expect(entryWords(filter)).toBeUndefined()
  })

  test.each([
    ['birthday whitfield', 'Birthday', ['whitfield']],
    ['Whitfield, Jerome', 'Birthday', ['whitfield', 'jerome']],
    ['(213) 555-0147', 'request expires', ['2135550147']],
    ['birthday', 'Birthday', []],
  ])('in “%s”, the words missing from “%s” must find the customer', (filter, called, words) => {
    expect(wordsOfCustomer(entryWords(filter), called)).toEqual(words)
  })
})
