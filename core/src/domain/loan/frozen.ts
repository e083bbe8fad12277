import type { LoanQuote } from './quote.ts'
import type { Regime, RegimeID } from './regime.ts'

/** A quote as it is kept, with the law beside it: later changes of the rules change neither. */
export type FrozenQuote = Omit<LoanQuote, 'regime'> & { readonly regime: RegimeID }

export const freezeQuote = (quote: LoanQuote): FrozenQuote => ({ ...quote, regime: quote.regime.id })

/** The quote again, for what it owes on a day by the law it was made under. */
export const thawQuote = (frozen: FrozenQuote, law: Regime): LoanQuote => ({ ...frozen, regime: law })

/** A law as text. The last phase of monthly interest has no end, which JSON cannot say: null stands for it. */
export const lawText = (law: Regime): string => JSON.stringify(law)

export const lawOf = (text: string): Regime =>
  JSON.parse(text, (key, value: unknown) => (key === 'months' && value === null ? Infinity : value)) as Regime
