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

test('each code is explained once, in a sentence', () => {
  expect(new Set(DELIVERY_ERRORS.map(({ code }) => code)).size).toBe(DELIVERY_ERRORS.length)
  for (const { text } of DELIVERY_ERRORS) expect(text).toMatch(/^[A-Z].*\.$/)
})
