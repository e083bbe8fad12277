import { invalidInput } from '#output/failure.ts'

/** Companies and stores are named by their numbers: names change, and two may have the same one. */
export const idOf = (what: 'company' | 'store', text: string): number => {
  if (!/^\d{1,15}$/.test(text))
    throw invalidInput(`a ${what} is named by its number, not ${text}`, 'xd admin companies list')
  return Number(text)
}
