import { expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { runHook } from './hook.ts'
import { aPage, gate } from './page.ts'

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

test('entries on pages that a month no longer has are not shown', async () => {
  const page = aPage()
  const [{ useEntriesBetween }, { queryClient }] = await Promise.all([
    import('#data/calendar-entries.ts'),
    import('#data/query-client.ts'),
  ])
  page.answers[LIST] = ({ search }) => ({ count: 250, entries: [{ itemID: (search as { page: number }).page }] })
  const { now } = await runHook(() => useEntriesBetween(asLocalDay('2026-11-01'), asLocalDay('2026-11-30')))
  const shown = () => now().entries.map(({ itemID }) => itemID)
  await expect.poll(shown).toEqual([1, 2, 3])
  const first = { search: { ...(page.inputs(LIST)[0] as { search: object }).search } }
  const know = (count: number) => queryClient.setQueryData([LIST, first], { count, entries: [{ itemID: 1 }] })
  know(200)
  await expect.poll(shown).toEqual([1, 2])
  know(0)
  await expect.poll(shown).toEqual([1])
})

test('the next month asks only for its first page until it is known how many it has', async () => {
  const page = aPage()
  const { useEntriesBetween } = await import('#data/calendar-entries.ts')
  page.answers[LIST] = ({ search }) => {
    const { dateStart } = search as { dateStart: string }
    return dateStart.startsWith('2026-11')
      ? { count: 250, entries: [{ itemID: 11 }] }
      : { count: 1, entries: [{ itemID: 12 }] }
  }
  let [from, to] = [asLocalDay('2026-11-01'), asLocalDay('2026-11-30')]
  const hook = await runHook(() => useEntriesBetween(from, to))
  await expect.poll(() => page.inputs(LIST)).toHaveLength(3)
  const slow = gate()
  const answer = page.answers[LIST]
  page.answers[LIST] = (input) => slow.opened.then(() => answer(input))
  ;[from, to] = [asLocalDay('2026-12-01'), asLocalDay('2026-12-31')]
  hook.again()
  await expect.poll(() => page.inputs(LIST)).toHaveLength(4)
  // The first page of the month before stays on screen meanwhile.
  expect(hook.now()).toMatchObject({ count: 250, entries: [{ itemID: 11 }] })
  slow.open()
  await expect.poll(() => hook.now().entries.map(({ itemID }) => itemID)).toEqual([12])
  expect(page.inputs(LIST).slice(3)).toMatchObject([{ search: { dateStart: '2026-12-01', page: 1 } }])
})

test('a day counts the entries of all its calendars', async () => {
  const page = aPage()
  const { useDayCounts } = await import('#data/calendar-entries.ts')
  page.answers['calendar/entries/summarize'] = () => ({
    days: [{ day: '2026-11-23', counts: [{ count: 3 }, { count: 4 }] }],
  })
  let [from, to] = [asLocalDay('2026-11-01'), asLocalDay('2026-11-30')]
  let enabled = false
  const { now, again } = await runHook(() => useDayCounts(from, to, enabled))
  const counts = () => [now()(asLocalDay('2026-11-23')), now()(asLocalDay('2026-11-24'))]
  expect([counts(), page.names()]).toEqual([[0, 0], []])
  enabled = true
  again()
  await expect.poll(counts).toEqual([7, 0])
  // It stays on screen until the next days’ counts are here.
  const slow = gate()
  page.answers['calendar/entries/summarize'] = () => slow.opened.then(() => ({ days: [] }))
  ;[from, to] = [asLocalDay('2026-11-23'), asLocalDay('2026-12-31')]
  again()
  await expect.poll(page.names).toHaveLength(2)
  expect(counts()).toEqual([7, 0])
  slow.open()
  await expect.poll(counts).toEqual([0, 0])
  expect(page.inputs('calendar/entries/summarize')).toEqual([
    { search: { dateStart: '2026-11-01', dateEnd: '2026-11-30', calendar: 'shown' } },
    { search: { dateStart: '2026-11-23', dateEnd: '2026-12-31', calendar: 'shown' } },
  ])
})

test('every occurrence has its own key: of an entry and of a ticket’s due day', async () => {
  const { entryKey } = await import('#data/calendar-entries.ts')
  const shown = [
    { itemID: 3, itemRefKey: null, occursFrom: '2026-11-23' },
    { itemID: 3, itemRefKey: null, occursFrom: '2026-11-24' },
    { itemID: null, itemRefKey: 'ticket/3', occursFrom: '2026-11-23' },
    { itemID: null, itemRefKey: 'ticket/4', occursFrom: '2026-11-23' },
  ]
  expect(new Set(shown.map((one) => entryKey(one as never))).size).toBe(shown.length)
})
