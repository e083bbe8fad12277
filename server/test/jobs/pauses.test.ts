import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { mayTellAgain } from '@xd/server/services/progress-pace.ts'
import { pauseAfter } from '@xd/server/services/try-later.ts'

test.each([
  ['after the first failure', {}, undefined, 2 * SECOND_MS],
  ['after a pause of none', {}, 0, 2 * SECOND_MS],
  ['after a pause of less than the first', {}, 500, 2 * SECOND_MS],
  ['after the first pause', {}, 2 * SECOND_MS, 4 * SECOND_MS],
  ['after seven minutes', {}, 7 * MINUTE_MS, 14 * MINUTE_MS],
  ['after eight minutes', {}, 8 * MINUTE_MS, 15 * MINUTE_MS],
  ['after the longest', {}, 15 * MINUTE_MS, 15 * MINUTE_MS],
  ['with a longest of its own', { longestMs: MINUTE_MS }, 40 * SECOND_MS, MINUTE_MS],
  ['with a longer one of its own', { longestMs: HOUR_MS }, 20 * MINUTE_MS, 40 * MINUTE_MS],
  ['at its own pace', { everyMs: 30 * SECOND_MS, longestMs: SECOND_MS }, 8 * MINUTE_MS, 30 * SECOND_MS],
])('the pause before the next try %s', (_, given, last, pause) => {
  expect(pauseAfter(given, last)).toBe(pause)
})

test.each([
  ['half a second later', 1_000, 1_500, true],
  ['a bit sooner', 1_000, 1_499, false],
  ['at the same moment', 1_000, 1_000, false],
  ['by a clock that was set back', 60_000, 1_000, true],
  ['by a clock that was set back a bit', 1_499, 1_000, false],
])('progress is told again %s: %s, %s', (_, last, now, may) => {
  expect(mayTellAgain(last, now)).toBe(may)
})
