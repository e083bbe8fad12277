// Where a phone's owner probably is, as a hint about the local time. People keep their number when they move, so this
// forbids nothing.
import { areaCodeOf } from './area-code.ts'
import { AREA_CODES } from './area-codes.table.ts'

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(AREA_CODES).flatMap(([state, codes]) => codes.split(' ').map((code) => [code, state] as const)),
)

/** The US state of a number; undefined for others, and for codes that belong to no place (toll-free and similar). */
export const stateOfPhone = (e164: string): string | undefined => STATES.get(areaCodeOf(e164) ?? '')
