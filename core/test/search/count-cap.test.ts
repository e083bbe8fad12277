import { expect, test } from 'vitest'
import { capCount, COUNT_CAP } from '#domain/search/count-cap.ts'

test('a list is counted exactly up to ten thousand', () => {
  expect(capCount(COUNT_CAP)).toEqual({ count: 10_000 })
  expect(capCount(COUNT_CAP + 1)).toEqual({ count: 10_000, countCapped: true })
})
