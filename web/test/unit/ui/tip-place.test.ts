import { expect, test } from 'vitest'
import { placeTip } from '#ui/tip/tip-place.ts'

const view = { width: 400, height: 300 }
const tip = { width: 100, height: 24 }
const about = (left: number, top: number) =>
  ({ left, top, right: left + 40, bottom: top + 40, width: 40, height: 40 }) as DOMRect

test('a tooltip is centered above its element', () => {
  expect(placeTip(about(180, 100), tip, view, 'top')).toEqual({ left: 150, top: 70 })
})

test('a tooltip without room above goes below', () => {
  expect(placeTip(about(180, 4), tip, view, 'top')).toEqual({ left: 150, top: 50 })
})

test('a tooltip stays inside the window at its edges', () => {
  expect(placeTip(about(0, 100), tip, view, 'bottom').left).toBe(8)
  expect(placeTip(about(370, 100), tip, view, 'bottom').left).toBe(400 - 100 - 8)
})

test('a tooltip without room at the right goes to the left', () => {
  expect(placeTip(about(300, 100), tip, view, 'right')).toEqual({ left: 194, top: 108 })
})
