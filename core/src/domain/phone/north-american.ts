// libphonenumber knows the area codes of the day it was published, and new ones come into service every few months. So a
// North American number of the right form counts as valid, and is doubted if our lists do not know its area code: the
// clerk, who can ask the customer, decides.
//
// The form is the North American Numbering Plan's: area code and exchange begin with 2 to 9; neither is an N11 code, which
// are services (911); an area code N9X is kept for the plan's expansion.
import { areaCodeOf } from './area-code.ts'
import { AREA_CODES } from './area-codes.table.ts'
import { CANADIAN_AREA_CODES, ISLAND_AREA_CODES, PLACELESS_AREA_CODES } from './other-area-codes.table.ts'

const NORTH_AMERICAN = /^\+1[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/

export const hasNorthAmericanForm = (e164: string): boolean => NORTH_AMERICAN.test(e164)

const countryOfEach = (codes: string, country: string | null) =>
  codes.split(' ').map((code) => [code, country] as const)

const COUNTRIES: ReadonlyMap<string, string | null> = new Map([
  ...Object.values(AREA_CODES).flatMap((codes) => countryOfEach(codes, 'US')),
  ...Object.values(CANADIAN_AREA_CODES).flatMap((codes) => countryOfEach(codes, 'CA')),
  ...Object.entries(ISLAND_AREA_CODES).flatMap(([country, codes]) => countryOfEach(codes, country)),
  ...Object.values(PLACELESS_AREA_CODES).flatMap((codes) => countryOfEach(codes, null)),
])

/** The country of a listed area code: null if it belongs to no place, undefined if the code is not listed. */
export const countryOfAreaCode = (e164: string): string | null | undefined => COUNTRIES.get(areaCodeOf(e164) ?? '')
