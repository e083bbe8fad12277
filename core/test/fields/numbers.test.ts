import { expect, test } from 'vitest'
import { checkFieldValue, checkFieldValues } from '#domain/fields/value.ts'

const good = (value: unknown) => ({ ok: true, value })
const bad = (error: string) => ({ ok: false, error })

test.each([
  ['int', 12, good(12)],
  ['int', -0, good(0)],
  ['int', 1.5, bad('Enter a whole number')],
  ['int', Number.MAX_SAFE_INTEGER + 1, bad('Enter a whole number')],
  ['int', Number.NaN, bad('Enter a number')],
  ['int', '12', good(12)],
  ['int', '-0', good(0)],
  ['int', '1.5', bad('Enter a whole number')],
  ['decimal', 1.25, good(1.25)],
  ['decimal', Infinity, bad('Enter a number')],
  ['decimal', '1.25', good(1.25)],
  ['decimal', '123456789012345', good(123456789012345)],
  ['decimal', '1234567890123456', bad('Too many digits')],
  ['decimal', '000123456789012345', good(123456789012345)],
  ['decimal', '0.00123456789012345', good(0.00123456789012345)],
  ['decimal', 'x', bad('Enter a number like 12.5')],
  ['money', 12.5, good(12.5)],
  ['money', 12.505, expect.objectContaining({ ok: false })],
  ['money', '$1,234.50', good(1234.5)],
  ['money', 'x', bad('Enter an amount in dollars, like 12.50')],
  ['text', 12, good('12')],
  ['text', '  two words ', good('two words')],
  ['text', ' ', good(null)],
  ['multi', ' a\r\nb ', good(' a\nb ')],
  ['multi', ' \n ', good(null)],
  ['date', '2026-11-18', good('2026-11-18')],
  ['date', 20_261_118, bad('Enter a day like 2024-04-08')],
  ['text', undefined, good(null)],
  ['text', null, good(null)],
  ['text', true, bad('Enter some text')],
  ['text', 'a\u0000', bad('Contains invalid characters')],
] as const)('a field of the kind %s takes %j: %j', (type, value, check) =>
  expect(checkFieldValue(type, value)).toEqual(check),
)

test('each posted value is checked by its own field, and one that no field has is refused', () => {
  const fields = [
    { id: 'f_a', type: 'int', title: 'A' },
    { id: 'f_b', type: 'text', title: 'B' },
  ] as const
  expect(checkFieldValues(fields, { f_a: '5', f_b: '5' })).toEqual({ ok: true, values: { f_a: 5, f_b: '5' } })
  expect(checkFieldValues(fields, { f_a: 'x', f_b: 'x', f_c: 'x' })).toEqual({
    ok: false,
    errors: { f_a: 'Enter a whole number', f_c: 'No such field' },
  })
})
