import { parsePhoneNumberFromString as parseWithMobiles } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { AREA_CODES } from '#domain/phone/area-codes.table.ts'
import { countryOfAreaCode } from '#domain/phone/north-american.ts'
import { CANADIAN_AREA_CODES, ISLAND_AREA_CODES, PLACELESS_AREA_CODES } from '#domain/phone/other-area-codes.table.ts'
import { isUSOrMexican } from '#domain/phone/us-or-mexican.ts'

const codes = [AREA_CODES, CANADIAN_AREA_CODES, ISLAND_AREA_CODES, PLACELESS_AREA_CODES].flatMap((table) =>
  Object.values(table).flatMap((list: string) => list.split(' ')),
)

test('each area code is listed once and has the form of one', () => {
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[2-9](?!11|9)\d\d$/.test(code))).toEqual([])
})

// One exchange is not enough: an island has numbers in few of them.
const EXCHANGES = Array.from({ length: 72 }, (_, n) => 223 + n * 10)

const known = (code: string) => {
  for (const exchange of EXCHANGES) {
    const phone = parsePhoneNumberFromString(`+1${code}${exchange}1234`)
    if (phone?.isValid()) return phone
  }
  return undefined
}

test('the area codes that libphonenumber knows are listed, in the same country', () => {
  const differ = Array.from({ length: 800 }, (_, n) => String(200 + n)).filter((code) => {
    const phone = known(code)
    const country = countryOfAreaCode(`+1${code}5551234`)
    return phone && (country === undefined || (country !== null && country !== phone.country))
  })
  expect(differ).toEqual([])
})

test('a Mexican number is in a listed area exactly if libphonenumber knows one for mobiles', () => {
  const differ = Array.from({ length: 1000 }, (_, n) => `+52${String(n).padStart(3, '0')}1234567`).filter((phone) => {
    const type = parseWithMobiles(phone)?.getType()
    return isUSOrMexican(phone) !== (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE')
  })
  expect(differ).toEqual([])
})

test.each([
  ['+12135550147', true, 'California'],
  ['+16215550123', true, 'a new area code of Texas'],
  ['+526641234567', true, 'Tijuana'],
  ['+14215550123', false, 'an area code that is not listed'],
  ['+14165550123', false, 'Canada'],
  ['+18765550123', false, 'Jamaica'],
  ['+17875550123', false, 'Puerto Rico'],
  ['+18005550123', false, 'toll-free'],
  ['+19005550123', false, 'premium'],
  ['+15215550123', false, 'personal'],
  ['+528001234567', false, 'toll-free in Mexico'],
  ['+529001234567', false, 'premium in Mexico'],
  ['+525512345678', true, 'Mexico City'],
  ['+522012345678', false, 'no area of Mexico'],
  ['+52664123456', false, 'too short'],
  ['+88212345678', false, 'a satellite'],
  ['+442071838750', false, 'London'],
])('%s is US or Mexican: %s (%s)', (phone, expected) => expect(isUSOrMexican(phone)).toBe(expected))
