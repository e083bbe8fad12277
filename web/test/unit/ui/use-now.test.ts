import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { runHook } from '../data/hook.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['each minute', NOON + MINUTE_MS],
  ['after the computer’s clock was set back', NOON - 60 * MINUTE_MS],
])('the time on the page advances %s', async (_, setTo) => {
  const { now } = await runHook(() => useNow())
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.setSystemTime(setTo)
  vi.advanceTimersByTime(MINUTE_MS)
  await vi.waitFor(() => expect(Math.abs(Date.now() - now())).toBeLessThan(MINUTE_MS))
})
