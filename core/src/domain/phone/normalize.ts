// The stored form of a phone number: E.164.
//
// Spec 1 §5, Spec 2 §9: digits only; a leading 1 gives +1, a leading 52 gives +52, otherwise +1 is prefixed. Read in a
// way that no US number becomes Mexican (Tucson's 520, Lansing's 517):
//  - an explicit +CC number stays as it is if valid;
//  - a national number typed with another country chosen is read in that country if valid there;
//  - 11 digits with a leading 1 → +1…;  12 digits with a leading 52 → +52…;
//  - 13 digits with a leading 521 → +52… without the mobile 1, obsolete since 2019;
//  - anything else → +1 prefixed, valid if 10 digits remain and invalid by length otherwise.
// Normalizing twice changes nothing: a number that already starts with +1 keeps it, valid or not.
//
// Validity is libphonenumber's, on its small metadata, which outside North America is no stricter than lengths and leading
// digits. In North America it refuses area codes newer than itself, so there the form of the number is enough (north-american.ts).
import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneDoubt } from './doubt.ts'
import { formatPhone } from './format.ts'
import { countryOfAreaCode, hasNorthAmericanForm } from './north-american.ts'

declare const form: unique symbol
export type E164 = string & { readonly [form]: 'E.164' }

const FORM = /^\+[1-9]\d{7,14}$/

/** Whether a stored phone can be texted at all: its form only, not whether such a number exists. */
export const isE164 = (phone: string): boolean => FORM.test(phone)

export type PhoneCountry = CountryCode

const DEFAULT_COUNTRY: PhoneCountry = 'US'

export interface PhoneOptions {
  readonly country?: PhoneCountry | undefined
}

export interface PhoneInfo {
  readonly input: string
  readonly e164: E164
  readonly valid: boolean
  readonly country: PhoneCountry | null
  readonly national: string
  /** Why a valid number may still be wrong; null for most. */
  readonly doubt: PhoneDoubt | null
}

/**
 * A North American number has ten digits: seven that begin with 310, which Canada dials everywhere, lack their area
 * code here.
 */
const LACKS_AREA_CODE = /^\+1.{0,9}$/

const parseValid = (text: string, country?: PhoneCountry): PhoneNumber | undefined => {
  const parsed = parsePhoneNumberFromString(
    text,
    country ? { defaultCountry: country, extract: false } : { extract: false },
  )
  return parsed?.isValid() && !LACKS_AREA_CODE.test(parsed.number) ? parsed : undefined
}

const NOT_DIGITS = /[^0-9]/g
const EXPLICIT_COUNTRY_CODE = /^[^0-9]*[+＋]/

const northAmericanOrMexican = (digits: string): string => {
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  if (digits.length === 12 && digits.startsWith('52')) return `+${digits}`
  if (digits.length === 13 && digits.startsWith('521')) return `+52${digits.slice(3)}`
  return `+1${digits}`
}

export const normalizePhone = (input: string, { country }: PhoneOptions = {}): E164 => {
  const digits = input.replace(NOT_DIGITS, '')
  if (EXPLICIT_COUNTRY_CODE.test(input)) {
    // A lookup would remove a second 1, and find one of Canada's seven-digit numbers behind it.
    if (digits.startsWith('1')) return `+${digits}` as E164
    const valid = parseValid(`+${digits}`)
    if (valid) return valid.number as string as E164
  } else if (country && country !== DEFAULT_COUNTRY) {
    const valid = parseValid(digits, country)
    if (valid) return valid.number as string as E164
  }
  return northAmericanOrMexican(digits) as E164
}

/** The number as libphonenumber knows it. */
const lookUp = (e164: string): PhoneNumber | undefined => {
  const parsed = /^\+[0-9]+$/.test(e164) ? parseValid(e164) : undefined
  return parsed?.number === e164 ? parsed : undefined
}

export const isValidPhone = (e164: string): boolean => hasNorthAmericanForm(e164) || lookUp(e164) !== undefined

const doubtOf = (e164: string, known: PhoneNumber | undefined): PhoneDoubt | null => {
  if (!hasNorthAmericanForm(e164)) return null
  if (countryOfAreaCode(e164) === undefined) return 'unlisted_area_code'
  return known ? null : 'new_area_code'
}

export const phoneDoubt = (e164: string): PhoneDoubt | null => doubtOf(e164, lookUp(e164))

const countryOf = (e164: string, known: PhoneNumber | undefined): PhoneCountry | null =>
  known?.country ?? (countryOfAreaCode(e164) as PhoneCountry | null | undefined) ?? null

// Written without a lookup where the form is known (a property test shows that the two agree); most numbers in a batch
// are like this.
const nationalForm = (e164: E164, known: PhoneNumber | undefined): string =>
  !known || e164.startsWith('+1') ? formatPhone(e164) : known.formatNational()

export const phoneInfo = (input: string, options: PhoneOptions = {}): PhoneInfo => {
  const e164 = normalizePhone(input, options)
  const known = lookUp(e164)
  if (!known && !hasNorthAmericanForm(e164))
    return { input, e164, valid: false, country: null, national: e164, doubt: null }
  return {
    input,
    e164,
    valid: true,
    country: countryOf(e164, known),
    national: nationalForm(e164, known),
    doubt: doubtOf(e164, known),
  }
}
