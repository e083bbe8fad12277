import type { LoanQuote } from './quote.ts'
import type { Regime, RegimeID } from './regime.ts'

/** A quote as it is kept, with the law beside it: later changes of the rules change neither. */
export type FrozenQuote = Omit<LoanQuote, 'regime'> & { readonly regime: RegimeID }

export const freezeQuote = (quote: LoanQuote): FrozenQuote => ({ ...quote, regime: quote.regime.id })

/** The quote again, for what it owes on a day by the law it was made under. */
export const thawQuote = (frozen: FrozenQuote, law: Regime): LoanQuote => ({ ...frozen, regime: law })

/** A law as text. Its last phase of interest and its last size have no end, which JSON cannot say: null stands for it. */
export const lawText = (law: Regime): string => JSON.stringify(law)

const ENDLESS: readonly string[] = ['months', 'upToCubicFeet']

export const lawOf = (text: string): Regime =>
  JSON.parse(text, (key, value: unknown) => (value === null && ENDLESS.includes(key) ? Infinity : value)) as Regime
