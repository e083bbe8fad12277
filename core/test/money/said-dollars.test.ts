import { expect, test } from 'vitest'
import { saidDollars } from '#domain/money/said-dollars.ts'

test.each([
  ['It’s $45', ['$45', 4500]],
  ['$1,234.50.', ['$1,234.50', 123450]],
  ['son 45 dólares', ['45 dólares', 4500]],
  ['50dlls', ['50dlls', 5000]],
  ['45$', ['45$', 4500]],
  ['45.00 and', ['45.00', 4500]],
  ['0.25 ct at 2.55 grams', []],
  ['10233 $45', ['$45', 4500]],
  ['12/4 at 5:45, 520-555-0142, 20%', []],
  ['$5k', []],
])('“%s”', (text, [written, amount]) => {
  const said = saidDollars(text).map(({ from, to, cents }) => [text.slice(from, to), cents])
  expect(said).toEqual(written === undefined ? [] : [[written, amount]])
})
