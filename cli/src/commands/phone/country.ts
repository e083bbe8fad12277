import type { PhoneCountry } from '@xd/core/domain/phone/normalize.ts'
import { invalidInput } from '#output/failure.ts'

const COUNTRY_CODE = /^[A-Z]{2}$/i

/** Any two letters pass. For a country without a numbering plan, numbers are read as if no country was given. */
export const isCountryCode = (text: string): boolean => COUNTRY_CODE.test(text)

export const countryOf = (code: string): PhoneCountry => code.toUpperCase() as PhoneCountry

export const readCountry = (code: string | undefined): PhoneCountry | undefined => {
  if (code === undefined) return undefined
  if (!isCountryCode(code)) throw invalidInput(`--country must be a code like US, MX or GB, not ${code}`)
  return countryOf(code)
}
