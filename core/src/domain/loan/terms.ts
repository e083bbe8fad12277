import { type Cents, dollarsFromCents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import type { LoanInput } from './input.ts'
import type { LoanTerms } from './quote.ts'
import type { RegimeID } from './regime.ts'

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

/**
 * The input of a quote's next version: the given values, and the previous ones for the rest. Null leaves a charge to
 * the rules again; a state without a regime picks the regime again.
 */
export const nextInput = (
  given: LoanInput,
  { amount, loanDate, regime, itemCubicFeet, firearmCount, ...before }: SavedTerms,
): LoanInput => {
  const charges = OPTIONAL_CHARGES.map((name) => {
    const kept = before[name]
    return [name, given[name] === undefined ? kept && dollarsFromCents(kept) : given[name]]
  })
  return {
    ...(Object.fromEntries(charges) as LoanInput),
    amount: given.amount ?? dollarsFromCents(amount),
    loanDate: given.loanDate ?? loanDate,
    regime: given.regime ?? (given.state ? undefined : regime),
    state: given.state,
    itemCubicFeet: given.itemCubicFeet === undefined ? itemCubicFeet : given.itemCubicFeet,
    firearmCount: given.firearmCount === undefined ? firearmCount : given.firearmCount,
  }
}
