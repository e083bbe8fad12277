import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { formatPhone } from '#domain/phone/format.ts'
import { csvTable } from '../table.ts'

test.each(csvTable<'e164' | 'shown'>('phone/format.csv'))('$e164 is shown as $shown', ({ e164, shown }) =>
  expect(formatPhone(e164)).toBe(shown),
)

const number = (code: string) => fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map((rest) => `+${code}${rest}`)

test('phones of the preferred countries are formatted as libphonenumber does', () => {
  fc.assert(
    fc.property(fc.oneof(number('1'), number('52')), (e164) => {
      const parsed = parsePhoneNumberFromString(e164)
      fc.pre(parsed?.isValid() === true)
      expect(formatPhone(e164)).toBe(e164.startsWith('+1') ? parsed?.formatNational() : parsed?.formatInternational())
    }),
    { numRuns: 500 },
  )
})

test('formatting never loses or adds a digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (digits) => {
      expect(formatPhone(`+${digits}`).replace(/\D/g, '')).toMatch(
        new RegExp(`^1?${String(digits).replace(/^1/, '')}$`),
      )
    }),
  )
})
