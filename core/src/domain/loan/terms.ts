import type { Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'
import type { Regime, RegimeID } from './regime.ts'

export interface LoanTerms {
  /** At least one cent: nothing is calculated below 0.01 (Spec 2 §5). */
  readonly amount: Cents
  readonly loanDate: LocalDay
  readonly regime: Regime
  /** The item's size, which chooses its storage fee and the maximum for it. */
  readonly itemCubicFeet?: number | undefined
  /** How many firearms the firearm fee is for; the maximum is for each. */
  readonly firearmCount?: number | undefined
  /** This and the firearm fee are for each month where the law charges them so. */
  readonly storageFee?: Cents | undefined
  readonly firearmFee?: Cents | undefined
  readonly miscFee?: Cents | undefined
  /** The negotiated charge for the first months, from 2,500 on. */
  readonly customCharge?: Cents | undefined
  /** The negotiated charge for each further month, from 2,500 on. */
  readonly agreedMonthlyCharge?: Cents | undefined
}

/** Charges that may be left to the rules. */
export const OPTIONAL_CHARGES = ['storageFee', 'firearmFee', 'miscFee', 'customCharge', 'agreedMonthlyCharge'] as const

/** A quote's input as stored; null where the rules decide. */
export type SavedTerms = {
  readonly amount: Cents
  readonly loanDate: LocalDay
  readonly regime: RegimeID
  /** These two are absent if nobody entered them. */
  readonly itemCubicFeet?: number
  readonly firearmCount?: number
} & Readonly<Record<(typeof OPTIONAL_CHARGES)[number], Cents | null>>

export const savedTerms = (loan: LoanTerms): SavedTerms => ({
  amount: loan.amount,
  loanDate: loan.loanDate,
  regime: loan.regime.id,
  ...(loan.itemCubicFeet !== undefined && { itemCubicFeet: loan.itemCubicFeet }),
  ...(loan.firearmCount !== undefined && { firearmCount: loan.firearmCount }),
  storageFee: loan.storageFee ?? null,
  firearmFee: loan.firearmFee ?? null,
  miscFee: loan.miscFee ?? null,
  customCharge: loan.customCharge ?? null,
  agreedMonthlyCharge: loan.agreedMonthlyCharge ?? null,
})
