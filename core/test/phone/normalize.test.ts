import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PhoneCountry, isValidPhone, normalizePhone, phoneInfo } from '#domain/phone/normalize.ts'
import { csvTable } from '../table.ts'

const rows = csvTable<'input' | 'chosen' | 'e164' | 'valid' | 'country' | 'national' | 'doubt'>('phone/normalize.csv')
const chosen = (text: string): { country?: PhoneCountry } => (text === '' ? {} : { country: text as PhoneCountry })

test.each(rows)('"$input" ($chosen) is $e164, valid: $valid', (row) => {
  expect(normalizePhone(row.input, chosen(row.chosen))).toBe(row.e164)
  expect(phoneInfo(row.input, chosen(row.chosen))).toEqual({
    input: row.input,
    e164: row.e164,
    valid: row.valid === 'true',
    country: row.country === '' ? null : row.country,
    national: row.national,
    doubt: row.doubt === '' ? null : row.doubt,
  })
  expect(isValidPhone(row.e164)).toBe(row.valid === 'true')
})

describe('any typed text', () => {
  const country = fc.constantFrom<PhoneCountry | undefined>(undefined, 'US', 'MX', 'GB', 'CA', 'DE', 'IT', 'AR')
  const digits = (min: number, max: number) =>
    fc.array(fc.constantFrom(...'0123456789'), { minLength: min, maxLength: max }).map((all) => all.join(''))
  const typed = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('', '+', '+1', '+52', '+521', '+44', '+49', '1', '52', '521', '(+1) ', '00', '011'),
        digits(0, 14),
      )
      .map(([code, rest]) => code + rest),
    fc
      .tuple(fc.constantFrom('+44', '+52', '+39', '+54', '+7', '+61'), digits(7, 11))
      .map(([code, rest]) => code + rest),
  )

  test('normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(typed, country, (input, in_) => {
        const once = normalizePhone(input, { country: in_ })
        expect(normalizePhone(once)).toBe(once)
        expect(normalizePhone(once, { country: in_ })).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })

  test('becomes a plus and digits', () => {
    fc.assert(
      fc.property(typed, country, (input, in_) => {
        expect(normalizePhone(input, { country: in_ })).toMatch(/^\+[0-9]+$/)
      }),
    )
  })

  test('is valid at ten digits of the North American form, whatever the area code', () => {
    const shape = /^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/
    fc.assert(
      fc.property(digits(10, 10), (number) => {
        fc.pre(shape.test(number))
        expect(phoneInfo(number)).toMatchObject({ valid: true, e164: `+1${number}` })
      }),
    )
  })

  test('ten digits are always North American, in any spelling', () => {
    fc.assert(
      fc.property(digits(10, 10), (number) => {
        expect(normalizePhone(number)).toBe(`+1${number}`)
        expect(normalizePhone(`(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`)).toBe(`+1${number}`)
      }),
    )
  })
})

test('the fictional numbers of demo data are valid in any assigned area code', () => {
  for (const area of ['213', '212', '312', '505', '520', '602', '702', '720', '907', '808', '305']) {
    for (const line of ['0100', '0147', '0199']) expect(isValidPhone(normalizePhone(`${area}555${line}`))).toBe(true)
  }
})

test.each([
  '',
  '+',
  '2135550147',
  '+1 213 555 0147',
  '+١٢١٣٥٥٥٠١٤٧',
  'tel:+12135550147',
  '+12135550147;ext=5',
  '+5215512345678',
  '+4402079460018',
])('"%s" is not a stored number', (text) => {
  expect(isValidPhone(text)).toBe(false)
})
