import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVisitors, type VisitorPlace } from '@xd/server/live/visitors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a visitor’s typing is told when it begins and when it ends, however often it is repeated', () => {
  const told: [VisitorPlace, boolean][] = []
  const visitors = createVisitors(1_000, (place) => void told.push([place, visitors.isTyping(place)]))
  const [here, there] = [
    { companyID: 2, convoID: 7 },
    { companyID: 2, convoID: 8 },
  ]
  visitors.types(here)
  visitors.types(there)
  vi.advanceTimersByTime(999)
  visitors.types(here)
  expect(visitors.isTyping({ ...here, companyID: 3 })).toBe(false)
  vi.advanceTimersByTime(1)
  expect(told).toEqual([
    [here, true],
    [there, true],
    [there, false],
  ])
  vi.advanceTimersByTime(999)
  expect(told.slice(3)).toEqual([[here, false]])
  visitors.types(there)
  visitors.close()
  vi.advanceTimersByTime(5_000)
  expect(told.slice(4)).toEqual([[there, true]])
})
