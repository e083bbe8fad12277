import { expect, test } from 'vitest'
import { isLongWait } from '#domain/conversation/long-wait.ts'

test('a wait is long once it has lasted more than a day', () => {
  const since = Date.parse('2026-11-22T10:00Z')
  expect(isLongWait(since, Date.parse('2026-11-23T10:00Z'))).toBe(false)
  expect(isLongWait(since, Date.parse('2026-11-23T10:01Z'))).toBe(true)
})
