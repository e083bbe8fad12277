import { beforeEach, describe, expect, test } from 'vitest'
import { knownAnswers, patchAnswers, shownAtOnce } from '#data/patch-answers.ts'
import { queryClient } from '#data/query-client.ts'
import { refetch, refetchAfter } from '#data/refetch.ts'

const PAGES = ['customers/list', { search: {} }, 'pages'] as const
const ONE = ['customers/list', { search: { perPage: 1 } }] as const
const OTHER = ['payments/list', { search: {} }] as const
const page = (count: number) => ({ customers: [], count })

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(PAGES, { pages: [page(3), page(4)], pageParams: [null, 'b'] })
  queryClient.setQueryData(ONE, page(5))
  queryClient.setQueryData(OTHER, page(9))
})
const counts = () => knownAnswers('customers/list').map(({ count }) => count)
const stale = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey: [name] }) => name)
const twice = () => patchAnswers('customers/list', (answer) => ({ ...answer, count: (answer.count ?? 0) * 2 }))

describe('cached answers', () => {
  test('are changed page by page and one by one, for the named call only', () => {
    twice()
    expect(counts()).toEqual([6, 8, 10])
    expect(queryClient.getQueryData(OTHER)).toEqual(page(9))
    expect(queryClient.getQueryData(PAGES)).toHaveProperty('pageParams', [null, 'b'])
  })

  test('are restored, and refetched, because they may have changed in between', () => {
    twice()()
    expect(counts()).toEqual([3, 4, 5])
    expect(stale()).toEqual(['customers/list', 'customers/list'])
  })

  test('show a change while the server is asked, and are restored if it refuses', async () => {
    let whileAsked: unknown[] = []
    const refused = shownAtOnce(twice, () => {
      whileAsked = counts()
      return Promise.reject(new Error('No.'))
    })
    await expect(refused).rejects.toThrow('No.')
    expect(whileAsked).toEqual([6, 8, 10])
    expect(counts()).toEqual([3, 4, 5])
  })

  test('keep the change once the server has accepted it', async () => {
    await expect(shownAtOnce(twice, () => Promise.resolve('done'))).resolves.toBe('done')
    expect(counts()).toEqual([6, 8, 10])
  })
})

describe('refetching', () => {
  test('uses the name of the call, for every input and all pages', async () => {
    await refetch('customers/list')
    expect(stale()).toEqual(['customers/list', 'customers/list'])
  })

  test('after an event covers everything it makes stale, except the inbox', async () => {
    queryClient.setQueryData(['inbox/list', { search: {} }, 'pages'], { pages: [], pageParams: [] })
    queryClient.setQueryData(['home/today', {}], {})
    await refetchAfter('reload_customer')
    expect(stale()).toEqual(['customers/list', 'customers/list', 'home/today'])
  })
})
