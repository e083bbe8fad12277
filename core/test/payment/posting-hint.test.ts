import { expect, test } from 'vitest'
import { postingHint } from '#domain/payment/posting-hint.ts'
import { at, weekOf } from '../hours/week.ts'

const storeTimezone = 'America/Los_Angeles'
const hours = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' })

// 18 November 2026 is a Wednesday.
test.each([
  [
    'before the cutoff, with a link that ends at it',
    '2026-11-18T10:00-08:00',
    '2026-11-18T17:45',
    'Pay by 5:45 PM PT today to post today.',
  ],
  [
    'before the cutoff, with a link that outlives it',
    '2026-11-18T10:00-08:00',
    '2026-11-20T17:45',
    'Pay by 5:45 PM PT today to post today. After that, it posts Thursday, November 19.',
  ],
  ['on a Friday evening', '2026-11-20T18:10-08:00', '2026-11-25T17:45', 'Pay now and it posts Monday, November 23.'],
  ['at the cutoff', '2026-11-18T17:45-08:00', '2026-11-20T17:45', 'Pay now and it posts Thursday, November 19.'],
  ['on a Sunday', '2026-11-22T12:00-08:00', '2026-11-25T17:45', 'Pay now and it posts Monday, November 23.'],
])('%s', (_, now, validBefore, hint) =>
  expect(postingHint({ ...hours, storeTimezone }, validBefore, at(now), 'en')).toBe(hint),
)

test('is in Spanish too', () => {
  const hint = postingHint({ ...hours, storeTimezone }, '2026-11-25T17:45', at('2026-11-20T18:10-08:00'), 'es')
  expect(hint).toBe('Si paga ahora, su pago se aplicará el lunes 23 de noviembre.')
  const early = { ...weekOf({ '1-5': '09:00-14:00 cutoff 13:00 reply 14:00' }), storeTimezone }
  expect(postingHint(early, '2026-11-25T17:45', at('2026-11-18T10:00-08:00'), 'es')).toMatch(
    /^Pague hoy antes de la 1:00 p\. m\. PT para que su pago se aplique hoy\. Después se aplicará el jueves 19 de noviembre\.$/,
  )
})

test('is absent for a store that never opens', () => {
  expect(
    postingHint({ ...weekOf({}), storeTimezone }, '2026-11-25T17:45', at('2026-11-20T23:10-08:00'), 'en'),
  ).toBeUndefined()
})
