import { beforeEach, describe, expect, test } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { runHook } from './hook.ts'
import { aPage, refusal } from './page.ts'
import { aWindow } from './window.ts'

const NAME = 'customers/stop-requests/list'
const SEARCH = { filter: 'ana', page: 3, perPage: 2 }
let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
})
const row = (stopID: number) => ({ stopID })
const answer = (ids: readonly number[], nextCursor: string | null) => ({
  requests: ids.map(row),
  count: 5,
  nextCursor,
})

const pages = async (isPhone: boolean) => {
  aWindow()
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone && query.includes('max-width: 767px') })
  Object.assign(window, { matchMedia })
  const { usePages } = await import('#parts/page/use-pages.ts')
  const hook = await runHook(() =>
    usePages(
      NAME,
      { search: SEARCH } as never,
      'requests' as never,
      ((one: { stopID: number }) => one.stopID) as never,
    ),
  )
  const settled = async () => {
    await rendered()
    await expect
      .poll(() => hook.now().isPending || (hook.now() as { more?: { loading: boolean } }).more?.loading)
      .toBeFalsy()
    const { data, more, error } = hook.now() as unknown as {
      data?: { requests: readonly { stopID: number }[]; count: number }
      more?: { shown: number; hasMore: boolean; loading: boolean; failed: boolean; onMore: () => void }
      error: Error | null
    }
    return { ids: data?.requests.map(({ stopID }) => stopID), count: data?.count, more, error }
  }
  return { settled }
}

describe('a list in pages', () => {
  test('is one page at a time on a computer', async () => {
    page.answers[NAME] = () => answer([5], null)
    const { settled } = await pages(false)
    expect(await settled()).toMatchObject({ ids: [5], count: 5, more: undefined })
    expect(page.inputs(NAME)).toEqual([{ search: SEARCH }])
  })

  test('grows on a phone, from its first row, and shows each row once', async () => {
    page.answers[NAME] = ({ search }) =>
      (search as { cursor: string | null }).cursor === null ? answer([1, 2], 'after 2') : answer([2, 3], null)
    const { settled } = await pages(true)
    const first = await settled()
    expect(first).toMatchObject({ ids: [1, 2], more: { shown: 2, hasMore: true, loading: false, failed: false } })
    first.more!.onMore()
    await rendered()
    expect(await settled()).toMatchObject({ ids: [1, 2, 3], count: 5, more: { shown: 3, hasMore: false } })
    expect(page.inputs(NAME)).toEqual([
      { search: { filter: 'ana', perPage: 2, cursor: null } },
      { search: { filter: 'ana', perPage: 2, cursor: 'after 2' } },
    ])
  })

  test('keeps its rows on a phone if the next ones can’t be loaded', async () => {
    page.answers[NAME] = ({ search }) =>
      (search as { cursor: string | null }).cursor === null ? answer([1, 2], 'after 2') : refusal(400, 'bad_cursor')
    const { settled } = await pages(true)
    ;(await settled()).more!.onMore()
    await rendered()
    expect(await settled()).toMatchObject({ ids: [1, 2], more: { shown: 2, hasMore: true, failed: true } })
  })

  test.each([
    [true, { search: { filter: 'ana', perPage: 2, cursor: null } }],
    [false, { search: SEARCH }],
  ])('is fetched ahead as it will be shown (phone: %s)', async (isPhone, input) => {
    page.answers[NAME] = () => answer([1], null)
    aWindow()
    Object.assign(window, {
      matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: isPhone && query.includes('767px') }),
    })
    const { prefetchPages } = await import('#parts/page/use-pages.ts')
    await prefetchPages(NAME, { search: SEARCH } as never)
    expect(page.inputs(NAME)).toEqual([input])
  })
})
