import { expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

test('250 letters are marked mailed in three calls, each letter once', async () => {
  const page = aPage()
  const MARK = 'notices/mark-mailed'
  page.answers[MARK] = () => ({})
  const { useMarkMailed } = await import('#data/notices.ts')
  const { now } = await runHook(() => useMarkMailed())
  const noticeIDs = Array.from({ length: 250 }, (_, at) => at + 1)
  await now().mutateAsync({ noticeIDs, mailedOn: '2026-11-23', trackingNumber: '' })
  const told = page.inputs(MARK).map((input) => input['noticeIDs'] as number[])
  expect(told.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(told.flat()).toEqual(noticeIDs)
})
