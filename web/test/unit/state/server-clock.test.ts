import { beforeEach, expect, test, vi } from 'vitest'
import type * as ServerClock from '#state/server-clock.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const HOUR = 3_600_000

let clock: typeof ServerClock

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  vi.resetModules()
  clock = await import('#state/server-clock.ts')
  return () => vi.useRealTimers()
})

/** An answer that took `ms`, from a server whose clock shows `at` halfway through. */
const answer = (at: number, ms = 80) => {
  const calledAt = Date.now()
  clock.heedServerTime(new Date(at).toUTCString(), calledAt, calledAt + ms)
}
const offBy = (at: number) => Math.abs(clock.serverNow() - at)

test.each([3 * HOUR, -3 * HOUR, 40_000])('a computer whose clock is %d ms off shows the server’s time', (off) => {
  answer(NOON + off)
  expect(offBy(NOON + off)).toBeLessThan(1_000)
  // And again once someone has set its clock right.
  vi.setSystemTime(NOON + off)
  answer(NOON + off)
  expect(offBy(NOON + off)).toBeLessThan(1_000)
})

test('the time is in whole milliseconds, for an answer of any duration: calendars accept nothing else', () => {
  for (const ms of [80, 81]) {
    vi.setSystemTime(NOON)
    answer(NOON + ms * HOUR, ms)
    expect(Number.isInteger(clock.serverNow())).toBe(true)
  }
})

test('a right clock is left alone, to the millisecond', () => {
  for (const at of [NOON, NOON + 400, NOON + 999]) {
    vi.setSystemTime(at)
    answer(at)
    expect(clock.serverNow()).toBe(at)
  }
})

test('an answer that arrived when the laptop was opened again, or that has no time, changes nothing', () => {
  answer(NOON, 9 * HOUR)
  clock.heedServerTime(null, NOON, NOON)
  clock.heedServerTime('soon', NOON, NOON)
  expect(clock.serverNow()).toBe(NOON)
})

test.each([
  ['at the very moment of its arrival', NOON, NOON],
  ['a millisecond after its arrival', NOON - 1, NOON + 541],
  ['in a second that ended just as it was called for', NOON + 1_080, NOON],
  ['in a second that was over before it was called for', NOON + 1_081, NOON - 541],
])('an answer written %s moves the clock only if it must', (_, arrivedAt, now) => {
  clock.heedServerTime(new Date(NOON).toUTCString(), arrivedAt - 80, arrivedAt)
  expect(clock.serverNow()).toBe(now)
})
