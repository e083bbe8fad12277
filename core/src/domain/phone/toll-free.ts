// Twilio's rules for toll-free numbers: content about loans is not allowed on them, the lender's own included
// (strength A, vendor).
import { areaCodeOf } from './area-code.ts'
import { PLACELESS_AREA_CODES } from './other-area-codes.table.ts'

const TOLL_FREE: ReadonlySet<string | undefined> = new Set(PLACELESS_AREA_CODES.tollFree.split(' '))

export const isTollFree = (e164: string): boolean => TOLL_FREE.has(areaCodeOf(e164))

export const TOLL_FREE_WARNING =
  'Carriers block texts about loans from toll-free numbers without notice. Use a local number.'
