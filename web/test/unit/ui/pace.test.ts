import { describe, expect, test } from 'vitest'
import { createPace } from '#ui/list/pace.ts'

/** For each move, `[by, ms after the one before]`, whether it was too fast to read. */
const racing = (...moves: readonly (readonly [number, number])[]) => {
  const pace = createPace()
  let now = 10_000
  return moves.map(([by, after]) => pace.move(by, (now += after)))
}

describe('scrolling speed', () => {
  test('one jump is not fast scrolling, a second one right after it is', () => {
    expect(racing([5_000, 16], [5_000, 16])).toEqual([false, true])
  })
  test('a wheel or a fling can be read along', () => {
    expect(racing([120, 16], [120, 16], [120, 16])).toEqual([false, false, false])
    expect(racing([133, 16], [133, 16])).toEqual([false, false])
  })
  test('turning around is not fast scrolling', () =>
    expect(racing([900, 16], [-900, 16], [900, 16])).toEqual([false, false, false]))
  test('it continues after waiting for older rows, and has an end', () => {
    expect(racing([700, 16], [700, 16], [700, 400], [40, 16])).toEqual([false, true, true, false])
  })
  test('time counts, not frames: a slow machine’s frames are long', () => {
    expect(racing([400, 50], [400, 50])).toEqual([false, false])
    expect(racing([400, 16], [400, 16])).toEqual([false, true])
  })
  test('after a stop it starts over', () => {
    const pace = createPace()
    expect([pace.move(700, 100), pace.move(700, 116), pace.each()]).toEqual([false, true, 700])
    pace.stop()
    expect([pace.each(), pace.move(700, 132)]).toEqual([0, false])
  })
})
