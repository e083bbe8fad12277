import { expect, test } from 'vitest'
import { deliveryError } from '#domain/message/delivery-error.ts'
import { DELIVERY_ERRORS } from '#domain/message/delivery-error.table.ts'
import { csvTable } from '../table.ts'

test.each(csvTable<'code' | 'retry' | 'text'>('message/delivery-errors.csv'))(
  '$code: $text',
  ({ code, retry, text }) => {
    expect(deliveryError(Number(code))).toEqual({ text, retry: retry === 'yes' })
    expect(deliveryError(code)).toEqual(deliveryError(Number(code)))
  },
)

test.each([
  [99999, 'The picture was not delivered (code 99999). Send it again or write without it.'],
  [null, 'The picture was not delivered, and no reason was given. Send it again or write without it.'],
  [30003, 'The phone is off or out of service.'],
])('for a text with a picture, code %s gives the outcome', (code, text) =>
  expect(deliveryError(code, { hasPictures: true }).text).toBe(text),
)

test.each([
  [999, 'The email was not delivered (code 999).'],
  ['999', 'The email was not delivered (code 999).'],
  [1000, 'The text was not delivered (code 1000).'],
])('the code %s that nobody explains tells an email from a text', (code, text) =>
  expect(deliveryError(code)).toEqual({ text, retry: false }),
)

test('without a code it still says that the message did not arrive', () =>
  expect(deliveryError(null)).toEqual({ text: 'It was not delivered, and no reason was given.', retry: false }))

test('each code is explained once, in a sentence', () => {
  expect(new Set(DELIVERY_ERRORS.map(({ code }) => code)).size).toBe(DELIVERY_ERRORS.length)
  for (const { text } of DELIVERY_ERRORS) expect(text).toMatch(/^[A-Z].*\.$/)
})
