import { expect, test } from 'vitest'
import { changeWords, shareChangeWords } from '#ui/chart/key-figure.tsx'

test.each([
  [112, 100, 'up 12%'],
  [88, 100, 'down 12%'],
  [100, 100, 'no change'],
  [5, 0, 'none before'],
  [100.1, 100, 'up less than 1%'],
  [-50, 100, 'down 150%'],
  [240, -10, 'up'],
  [-20, -10, 'down'],
])('%d after %d: %s', (now, then, words) => expect(changeWords(now, then)).toBe(words))

test('a change in a share is shown as the old share, not as a percent of a percent', () => {
  expect(shareChangeWords(0.609, 0.747, '74.7%')).toBe('down from 74.7%')
  expect(shareChangeWords(0.747, 0.609, '60.9%')).toBe('up from 60.9%')
  expect(shareChangeWords(0.5, 0.5, '50%')).toBe('no change')
})
