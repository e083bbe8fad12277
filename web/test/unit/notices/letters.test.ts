import { expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage, refusal } from '../data/page.ts'

test.each([
  ['', {}],
  ['9400 1000', { trackingNumber: '9400 1000' }],
])(
  '250 letters are marked mailed in three calls, each letter once, with the tracking number %j',
  async (trackingNumber, sent) => {
    const page = aPage()
    const MARK = 'notices/mark-mailed'
    page.answers[MARK] = () => ({})
    const { useMarkMailed } = await import('#data/notices.ts')
    const { now } = await runHook(() => useMarkMailed())
    const noticeIDs = Array.from({ length: 250 }, (_, at) => at + 1)
    await now().mutateAsync({ noticeIDs, mailedOn: '2026-11-23', trackingNumber })
    const told = page.inputs(MARK).map((input) => input['noticeIDs'] as number[])
    expect(told.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(told.flat()).toEqual(noticeIDs)
    expect(page.inputs(MARK).map(({ noticeIDs: _, ...rest }) => rest)).toEqual(
      Array.from({ length: 3 }, () => ({ mailedOn: '2026-11-23', ...sent })),
    )
  },
)

test('letters marked mailed up to a refusal are asked for again', async () => {
  const page = aPage()
  const MARK = 'notices/mark-mailed'
  page.answers[MARK] = () => (page.inputs(MARK).length < 2 ? {} : refusal(409, 'conflict'))
  const [{ useMarkMailed }, { queryClient }] = await Promise.all([
    import('#data/notices.ts'),
    import('#data/query-client.ts'),
  ])
  queryClient.setQueryData(['notices/batch-details', { batchID: 3 }], {})
  const { now } = await runHook(() => useMarkMailed())
  const noticeIDs = Array.from({ length: 250 }, (_, at) => at + 1)
  await expect(now().mutateAsync({ noticeIDs, mailedOn: '2026-11-23', trackingNumber: '' })).rejects.toThrow('conflict')
  expect(page.inputs(MARK)).toHaveLength(2)
  await expect
    .poll(() => queryClient.getQueryState(['notices/batch-details', { batchID: 3 }])?.isInvalidated)
    .toBe(true)
})

test('a batch’s letters are those of all its pages, in order; without an address there is none', async () => {
  const page = aPage()
  const letter = (noticeID: number, more: object = {}) => ({
    noticeID,
    name: 'Curtis Muñoz',
    postalAddress: '1 Main St\nReno, NV 89501',
    subject: null,
    body: 'Your ticket is due.',
    tickets: [],
    needsAddress: false,
    ...more,
  })
  const pages = [
    { notices: [letter(1), letter(2, { needsAddress: true })], nextCursor: 'b' },
    { notices: [letter(3, { body: '到期' }), letter(4, { body: null })], nextCursor: 'c' },
    { notices: [letter(5)], nextCursor: null },
  ]
  page.answers['notices/batch-details'] = () => pages[page.inputs('notices/batch-details').length - 1]
  const { useBatchLetters } = await import('#data/notices.ts')
  const { now } = await runHook(() => useBatchLetters(7))
  await expect.poll(() => now().data).toEqual({ printable: [1, 5], unprintable: [3, 4] })
  expect(page.inputs('notices/batch-details').map(({ search }) => (search as { cursor?: string }).cursor)).toEqual([
    undefined,
    'b',
    'c',
  ])
})
