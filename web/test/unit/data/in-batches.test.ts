import { expect, test } from 'vitest'
import { inBatches } from '#data/in-batches.ts'

test('more rows than a call allows are changed in turn, and all changed rows are known', async () => {
  const asked: number[] = []
  const ids = Array.from({ length: 250 }, (_, index) => index)
  const changed = await inBatches(ids, async (some) => {
    asked.push(some.length)
    return { changed: some.filter((id) => id % 2 === 0) }
  })
  expect(asked).toEqual([100, 100, 50])
  expect(changed).toEqual(ids.filter((id) => id % 2 === 0))
})
