import type { PhoneCountry } from '@xd/core/domain/phone/normalize.ts'
import { invalidInput } from '#output/failure.ts'

const COUNTRY_CODE = /^[A-Z]{2}$/

/** Any two letters pass: a country that the numbering plans do not know reads numbers as none was given. */
export const readCountry = (code: string | undefined): PhoneCountry | undefined => {
  if (code === undefined) return undefined
  const upper = code.toUpperCase()
  if (!COUNTRY_CODE.test(upper)) throw invalidInput(`--country takes a code like US, MX or GB, not ${code}`)
  return upper as PhoneCountry
}
