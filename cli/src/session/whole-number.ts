import { invalidInput } from '#output/failure.ts'

/** A flag's whole number. Anything else would be sent as nothing at all, and change nothing. */
export const wholeNumber = (flag: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw invalidInput(`--${flag} must be a whole number, not ${text}`)
  return Number(text)
}
