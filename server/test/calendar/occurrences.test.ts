import { describe, expect, test } from 'vitest'
import {
  ENTRY_ORDERS,
  type Occurrence,
  occurrencesIn,
  pageOfOccurrences,
} from '@xd/server/services/calendar/occurrences-in.ts'

const order = ENTRY_ORDERS.itemDateStart
const at = (occursFrom: string, time: string, key: string) =>
  ({ occursFrom, itemDateStart: `2026-01-01${time}`, key }) as unknown as Occurrence
const ALL = [at('2026-03-01', '', 'b'), at('2026-03-01', 'T09:00', 'a'), at('2026-03-02', '', 'a')]
const place = ({ occursFrom, itemDateStart, key }: Occurrence) => [occursFrom, itemDateStart.slice(10), key] as const

describe('a page of a calendar', () => {
  test.each([
    ['the first two', { perPage: 2 }, [0, 1], true],
    ['all that there are', { perPage: 3 }, [0, 1, 2], false],
    ['after the first', { perPage: 1, after: place(ALL[0]!) }, [1], true],
    ['after the first, to the end', { perPage: 2, after: place(ALL[0]!) }, [1, 2], false],
    ['after one that is gone', { perPage: 3, after: ['2026-03-01', '', 'c'] as const }, [1, 2], false],
    ['after the last', { perPage: 2, after: place(ALL[2]!) }, [], false],
    ['from the second', { perPage: 2, offset: 1 }, [1, 2], false],
    ['from beyond the end', { perPage: 2, offset: 9 }, [], false],
    ['of none', { perPage: 0 }, [], false],
  ])('is %s', (_, page, shown, more) => {
    const answer = pageOfOccurrences(ALL, { order, dir: 'asc', ...page } as never)
    expect(answer.shown).toEqual(shown.map((i) => ALL[i]))
    expect(answer.nextCursor !== null).toBe(more)
  })

  test('goes the other way', () => {
    const backwards = ALL.toReversed()
    const { shown } = pageOfOccurrences(backwards, { order, dir: 'desc', perPage: 2, after: place(ALL[2]!) } as never)
    expect(shown).toEqual([ALL[1], ALL[0]])
  })

  test('has nothing in a window without candidates', () => {
    expect(occurrencesIn([], { from: '2026-03-01', to: '2026-03-31' } as never, 'asc')).toEqual([])
  })
})
