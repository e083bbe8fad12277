import { beforeEach, expect, test, vi } from 'vitest'
import { createFlakes, fall, SNOW_PARTICLES } from '#features/winter/snowfall.ts'
import { drawn, nameOf } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  aPage()
  aWindow()
  return () => vi.useRealTimers()
})

const flakes = async (now: string, { still = false, wanted = true }: { still?: boolean; wanted?: boolean } = {}) => {
  vi.setSystemTime(Date.parse(now))
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: still && query.includes('reduced-motion') })
  Object.assign(window, { matchMedia })
  const [{ Winter }, { setSnowChoice }] = await Promise.all([
    import('#features/winter/winter.tsx'),
    import('#state/snow-choice.ts'),
  ])
  setSnowChoice(wanted)
  return (await drawn(Winter, { timezone: 'America/Los_Angeles' })).parts().map(({ type }) => nameOf(type))
}

test.each([
  ['on November 30, while it is December in UTC', '2026-12-01T07:59:00Z', {}, []],
  ['on December 1', '2026-12-01T08:00:00Z', {}, ['Decor']],
  ['on January 6', '2027-01-07T07:59:00Z', {}, ['Decor']],
  ['on January 7', '2027-01-07T08:00:00Z', {}, []],
  ['for those who want no snow', '2026-12-25T12:00:00Z', { wanted: false }, []],
  ['for those who want no motion', '2026-12-25T12:00:00Z', { still: true }, []],
])('snow %s', async (_, now, choices, drawn) => expect(await flakes(now, choices)).toEqual(drawn))

test('a flake falls and sways by the second, and comes back at the other side', () => {
  const flake = { x: 0.5, y: 0.5, size: 2, speed: 0.25, sway: -0.125 }
  expect(fall(flake, 0.5)).toEqual({ ...flake, x: 0.4375, y: 0.625 })
  expect(fall({ ...flake, x: 0.0625, y: 0.875 }, 1)).toEqual({ ...flake, x: 0.9375, y: 0.125 })
  expect(SNOW_PARTICLES).toBe(100)
  expect(createFlakes(2, () => 0)).toEqual(Array(2).fill({ x: 0, y: 0, size: 1, speed: 0.03, sway: -0.012 }))
  expect(createFlakes(1, () => 0.5)).toEqual([{ x: 0.5, y: 0.5, size: 1.8, speed: 0.055, sway: 0 }])
})
