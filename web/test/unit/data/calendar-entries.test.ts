import { expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'

const PER_PAGE = 100
const LIST = 'calendar/entries/list'

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
  [301, 4],
  [900, 4],
])('a month with %i entries is shown by %i pages, each once', async (count, pages) => {
  const page = aPage()
  const { useEntriesBetween } = await import('#data/calendar-entries.ts')
  const numbered = Array.from({ length: count }, (_, at) => ({ itemID: at + 1 }))
  page.answers[LIST] = ({ search }) => {
    const first = ((search as { page: number }).page - 1) * PER_PAGE
    return { count, entries: numbered.slice(first, first + PER_PAGE) }
  }
  const hook = await runHook(() => useEntriesBetween(asLocalDay('2026-11-01'), asLocalDay('2026-11-30')))
  await expect.poll(() => hook.now().entries.length).toBe(Math.min(count, 4 * PER_PAGE))
  expect(hook.now().entries.map(({ itemID }) => itemID)).toEqual(numbered.slice(0, 400).map(({ itemID }) => itemID))
  expect(hook.now().count).toBe(count)
  expect(page.inputs(LIST).map(({ search }) => (search as { page: number }).page)).toEqual(
    Array.from({ length: pages }, (_, at) => at + 1),
  )
})
