import type { BrokenRule } from '#domain/access/override.ts'
import type { FrozenQuote } from './frozen.ts'
import { excessiveFees } from './maximum.ts'
import { regimes } from './regimes.table.ts'
import type { SavedTerms } from './terms.ts'

/**
 * The rules that a saved quote breaks: its fees against the maximums as they are known today, since a quote may be older
 * than what we know of its law.
 */
export const rulesBrokenBy = (quote: FrozenQuote, { itemCubicFeet }: SavedTerms): readonly BrokenRule[] =>
  excessiveFees(regimes[quote.regime], quote, itemCubicFeet).map(({ field, message }) => ({
    rule: 'legal-maximum',
    message,
    field: `loan.${field}`,
  }))
