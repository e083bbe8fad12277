// Strangers' forms make a store text an unchecked number. Such a text goes only to the countries that the stores serve:
// to a listed area code of a US state or of Mexico. +1 alone is too broad, because it also covers toll-free and premium
// numbers, and islands with a high price for each text. So is +52: toll-free, shared-cost, personal and premium numbers
// are in no area. Staff can still save a number in a new area code (normalize.ts).
import { MEXICAN_AREA_CODES } from './mexican-area-codes.table.ts'
import { stateOfPhone } from './state.ts'

const MEXICAN_AREAS: ReadonlySet<string> = new Set(MEXICAN_AREA_CODES.flatMap((codes) => codes.split(' ')))

const isMexican = (e164: string): boolean => {
  const national = /^\+52(\d{10})$/.exec(e164)?.[1]
  return national !== undefined && [2, 3].some((digits) => MEXICAN_AREAS.has(national.slice(0, digits)))
}

export const isUSOrMexican = (e164: string): boolean => stateOfPhone(e164) !== undefined || isMexican(e164)
