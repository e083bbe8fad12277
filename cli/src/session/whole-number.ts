import { invalidInput } from '#output/failure.ts'

/** A flag's whole number, if it is given. Anything else would be sent as nothing at all, and change nothing. */
export function wholeNumber(flag: string, text: string): number
export function wholeNumber(flag: string, text: string | undefined): number | undefined
export function wholeNumber(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,12}$/.test(text)) throw invalidInput(`--${flag} must be a whole number, not ${text}`)
  return Number(text)
}
