import type { BrokenRule } from '#domain/access/override.ts'
import type { CoveredBorrower } from './covered.ts'
import type { FrozenQuote } from './frozen.ts'
import { excessiveFees } from './maximum.ts'
import { MILITARY_CHECK_MISSING, type MilitaryCheck, militaryCheckState } from './military-check.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { regimes } from './regimes.table.ts'
import type { SavedTerms } from './terms.ts'

interface SavedVersion {
  readonly quote: FrozenQuote
  readonly terms: SavedTerms
  readonly coveredBorrower: CoveredBorrower
  readonly militaryCheck: MilitaryCheck | null
}

/**
 * The rules that a saved quote breaks: its fees against today's known maximums, since a quote may be older than our
 * knowledge of its law; and, when it is accepted, the check that a loan over 36 percent needs.
 */
export const rulesBrokenBy = (
  { quote, terms, coveredBorrower, militaryCheck }: SavedVersion,
  acceptedOn: LocalDay | null,
): readonly BrokenRule[] => [
  ...excessiveFees(regimes[quote.regime], quote, terms).map(({ field, message }): BrokenRule => ({
    rule: 'legal-maximum',
    message,
    field: `loan.${field}`,
  })),
  ...(acceptedOn !== null && militaryCheckState(quote, acceptedOn, coveredBorrower, militaryCheck) === 'missing'
    ? [{ rule: 'military-lending', message: MILITARY_CHECK_MISSING, field: 'loan.militaryCheck' } as const]
    : []),
]
