import { describe, expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { type Candidate, keyOf } from '@xd/server/services/calendar/candidate.ts'
import { chooseForFeed } from '@xd/server/services/calendar/feed/choose-for-feed.ts'
import { firstInOrder } from '@xd/server/services/calendar/first-in-order.ts'
import { ENTRY_ORDERS, pageOfOccurrences } from '@xd/server/services/calendar/occurrences-in.ts'

const order = ENTRY_ORDERS.itemDateStart
const march = { from: asLocalDay('2026-03-01'), to: asLocalDay('2026-03-31') }
const at = (start: string, part: string, more: Partial<Candidate> = {}) =>
  ({
    source: 'entry',
    recordID: 1,
    part,
    itemDateStart: start,
    itemDateEnd: start,
    itemRepeat: null,
    ...more,
  }) as Candidate
const ALL = [at('2026-03-01', 'b'), at('2026-03-01T09:00', 'a'), at('2026-03-02', 'a')]
const place = (one: Candidate) => [one.itemDateStart.slice(0, 10), one.itemDateStart.slice(10), keyOf(one)] as const
const page = (given: object, candidates = ALL.toReversed()) =>
  pageOfOccurrences(candidates, march, { order, dir: 'asc', ...given } as never)

describe('a page of a calendar', () => {
  test.each([
    ['the first two', { perPage: 2 }, [0, 1], true],
    ['all that there are', { perPage: 3 }, [0, 1, 2], false],
    ['after the first', { perPage: 1, after: place(ALL[0]!) }, [1], true],
    ['after the first, to the end', { perPage: 2, after: place(ALL[0]!) }, [1, 2], false],
    ['after one that is gone', { perPage: 3, after: ['2026-03-01', '', 'entry/1c'] as const }, [1, 2], false],
    ['after the last', { perPage: 2, after: place(ALL[2]!) }, [], false],
    ['from the second', { perPage: 2, offset: 1 }, [1, 2], false],
    ['from beyond the end', { perPage: 2, offset: 9 }, [], false],
    ['of none', { perPage: 0 }, [], false],
    ['the other way', { perPage: 2, dir: 'desc', after: place(ALL[2]!) }, [1, 0], false],
  ])('is %s', async (_, given, shown, more) => {
    const answer = await page(given)
    expect(answer.shown).toMatchObject(shown.map((i) => ALL[i]))
    expect(answer.count).toBe(3)
    expect(answer.nextCursor !== null).toBe(more)
  })

  test('has each day on which a yearly entry occurs', async () => {
    const { shown } = await page({ perPage: 9 }, [at('2020-03-31', 'y', { itemRepeat: 'year' })])
    expect(shown).toMatchObject([{ occursFrom: '2026-03-31', occursTo: '2026-03-31' }])
  })

  test('has nothing in a window without candidates', async () => {
    expect(await page({ perPage: 9 }, [])).toEqual({ shown: [], count: 0, nextCursor: null })
  })
})

test.each(['asc', 'desc'] as const)('the first of thousands in random order are found (%s)', (dir) => {
  const first = firstInOrder<number>(3, dir, { moment: '499', key: '8' })
  for (let n = 0; n < 10_000; n += 1) {
    const value = (n * 1777) % 10_000
    const [moment, key] = [String(value).padStart(4, '0').slice(0, 3), String(value % 10)]
    if (first.mayKeep(moment)) first.add(moment, key, value)
  }
  expect(first.all()).toEqual(dir === 'asc' ? [4999, 5000, 5001] : [4997, 4996, 4995])
})

describe('a feed', () => {
  const today = asLocalDay('2026-03-10')
  const days = (...all: number[]) => all.map((day) => `2026-03-${String(day).padStart(2, '0')}`)
  const chosen = async (all: readonly Candidate[], most: number) => {
    const reads: string[] = []
    const read = async ({ from, to }: { from: string; to: string }) => {
      reads.push(to)
      return all.filter(({ itemDateStart, itemDateEnd }) => itemDateStart <= to && itemDateEnd >= from)
    }
    return { days: (await chooseForFeed(read, today, most)).map(({ occursFrom }) => occursFrom), reads }
  }
  test.each([
    ['all that fit', [8, 9, 10, 11], 4, [8, 9, 10, 11], 4],
    ['those ahead first, then the latest behind', [8, 9, 10, 11], 3, [9, 10, 11], 4],
    ['the next ones, when there are too many ahead, and reads no further', [9, 10, 11, 12], 2, [10, 11], 1],
  ])('carries %s', async (_, all, most, carried, reads) => {
    const found = await chosen(
      days(...all).map((day, i) => at(day, `${i}`)),
      most,
    )
    expect(found.days).toEqual(days(...carried))
    expect(found.reads).toHaveLength(reads)
  })

  test.each(['2026-03-10', '2026-03-12'])(
    'counts an entry that has begun and ends on %s as upcoming, once',
    async (end) => {
      const begun = at('2026-03-08', 'a', { itemDateEnd: asLocalDay(end) })
      expect((await chosen([begun, at('2026-03-09', 'b')], 5)).days).toEqual(['2026-03-09', '2026-03-08'])
    },
  )
})
