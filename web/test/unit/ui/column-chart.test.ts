import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  aPage()
  aWindow()
})

const BARS = [
  { label: 'Mon', whole: 8, part: 2 },
  { label: 'Tue', whole: 4, part: 0 },
  { label: 'Wed', whole: 0, part: 0 },
]
const WORDS = { whole: 'requested', part: 'paid' }
const chart = async (props: object = {}) => {
  const { ColumnChart } = await import('#ui/chart/column-chart.tsx')
  const screen = await drawn(
    ColumnChart as never,
    {
      bars: BARS,
      title: 'Requests',
      words: WORDS,
      show: (value: number) => `$${value}`,
      ...props,
    } as never,
  )
  const slider = () => screen.having('aria-valuetext') as Record<string, (event: object) => void>
  const stands = () => {
    const { 'aria-valuenow': now, 'aria-valuemax': most, 'aria-valuetext': says } = slider()
    return [now, most, says, screen.part('ChartFrame').props['readOut']]
  }
  const hears = async (name: string, event: object = {}) => {
    slider()[name]!(event)
    await rendered()
    return stands()
  }
  return { screen, stands, hears }
}
const box = { getBoundingClientRect: () => ({ left: 100, width: 300 }) }
const at = (clientX: number) => ({ clientX, currentTarget: box })
const MON = 'Mon: paid $2, requested $8'

test('a chart reads out the column that is pointed at, and none once the pointer has left', async () => {
  const { stands, hears } = await chart()
  expect(stands()).toEqual([1, 3, MON, undefined])
  expect(await hears('onPointerMove', at(250))).toEqual([
    2,
    3,
    'Tue: paid $0, requested $4',
    'Tue: paid $0, requested $4',
  ])
  expect(await hears('onPointerMove', at(101))).toEqual([1, 3, MON, MON])
  expect(await hears('onPointerLeave')).toEqual([1, 3, MON, undefined])
})

test('a chart reads out the first column when the keyboard comes to it, and each further one by the arrows', async () => {
  const { hears } = await chart()
  const focus = (byKeys: boolean) => ({ currentTarget: { matches: () => byKeys } })
  const pressed = { preventDefault: vi.fn() }
  expect(await hears('onFocus', focus(false))).toEqual([1, 3, MON, undefined])
  expect(await hears('onFocus', focus(true))).toEqual([1, 3, MON, MON])
  expect((await hears('onKeyDown', { key: 'ArrowRight', ...pressed }))[0]).toBe(2)
  expect((await hears('onKeyDown', { key: 'End', ...pressed }))[0]).toBe(3)
  expect((await hears('onFocus', focus(true)))[0]).toBe(3)
  expect(pressed.preventDefault).toHaveBeenCalledTimes(2)
  expect((await hears('onKeyDown', { key: 'a', ...pressed }))[0]).toBe(3)
  expect(pressed.preventDefault).toHaveBeenCalledTimes(2)
  expect(await hears('onBlur')).toEqual([1, 3, MON, undefined])
})

test('a chart of one figure says it once, and an empty one its title', async () => {
  const { stands } = await chart({ words: { whole: 'calls', part: 'calls' } })
  expect(stands()[2]).toBe('Mon: $8')
  const empty = await chart({ bars: [] })
  expect(empty.stands()).toEqual([1, 1, 'Requests: paid $0, requested $0', undefined])
})

test('the columns of a chart are as tall as their figures, on a scale with figures of its own', async () => {
  const { screen } = await chart({ showTick: (value: number) => `${value}!` })
  const rects = screen
    .parts()
    .filter(({ type }) => type === 'rect')
    .map(({ props: { y, height } }) => [y, height])
  expect(rects).toEqual([
    [0, 100],
    [75, 25],
    [50, 50],
    [100, 0],
    [100, 0],
    [100, 0],
  ])
  const spans = screen.parts().flatMap(({ type, props }) => (type === 'span' ? [props['children']] : []))
  expect(spans).toEqual(['8!', '4!', '0!', 'Mon', 'Tue', 'Wed'])
})
