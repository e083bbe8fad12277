import { areaCodeOf } from './area-code.ts'

/** Why a valid number may be wrong: its area code is in our table but new to libphonenumber, or is in neither. */
export const PHONE_DOUBTS = ['new_area_code', 'unlisted_area_code'] as const
export type PhoneDoubt = (typeof PHONE_DOUBTS)[number]

export const doubtWords = (doubt: PhoneDoubt, e164: string): string => {
  const code = areaCodeOf(e164)
  return doubt === 'new_area_code'
    ? `${code} is a new area code. Check that the number is right.`
    : `Area code ${code} isn’t on our list. Check that the number is right.`
}
