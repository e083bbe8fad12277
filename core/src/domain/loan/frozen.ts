import type { LoanQuote } from './loan-quote.ts'
import type { Regime, RegimeID } from './regime.ts'

/** A quote as stored, together with the law: later changes to the rules affect neither. */
export type FrozenQuote = Omit<LoanQuote, 'regime'> & { readonly regime: RegimeID }

export const freezeQuote = (quote: LoanQuote): FrozenQuote => ({ ...quote, regime: quote.regime.id })

/** The quote's amount owed on a day, by the law it was made under. */
export const thawQuote = (frozen: FrozenQuote, law: Regime): LoanQuote => ({ ...frozen, regime: law })

/**
 * A law as text. Its last interest phase, size and bracket have no end, which JSON cannot express; null stands for it.
 */
export const lawText = (law: Regime): string => JSON.stringify(law)

const ENDLESS: readonly string[] = ['months', 'upToCubicFeet', 'below']

export const lawOf = (text: string): Regime =>
  JSON.parse(text, (key, value: unknown) => (value === null && ENDLESS.includes(key) ? Infinity : value)) as Regime
