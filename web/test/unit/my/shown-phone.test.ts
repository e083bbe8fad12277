import { expect, test } from 'vitest'
import { dollars, sumOf } from '#my/dollars.ts'
import { shownPhone } from '#my/shown-phone.ts'

test.each([
  ['2135550147', '(213) 555-0147'],
  ['1 213 555 0147', '(213) 555-0147'],
  ['+12135550147', '(213) 555-0147'],
  ['+52 664 555 0147', '+52 664 555 0147'],
  ['+525550147123', '+525550147123'],
  [' +52 5550147123', ' +52 5550147123'],
  ['+52 6645550', '+52 6645550'],
  ['+52 66455501', '+52 66455501'],
  ['555 0147', '555 0147'],
  ['11 213 555 0147', '11 213 555 0147'],
])('a customer’s phone %s is shown as %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown)
})

test('amounts are added without the errors of fractions', () => {
  expect([sumOf([0.1, 0.2, 1234.5]), sumOf([]), dollars(1234.5)]).toEqual([123480, 0, '$1,234.50'])
})
