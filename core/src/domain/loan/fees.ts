import { cents, type Cents } from '#domain/money/cents.ts'
import type { LoanTerms } from './terms.ts'
import type { Regime } from './regime.ts'
import { chargedDay, maturityDay, monthsBegun } from './months.ts'
import { bracketCharge, shareOf } from './share.ts'

/** Spec 2 §9: 3 percent, bounded 5 to 30; the bounds and the rate, or the brackets, are the regime's (§ 21200.1). */
export const loanWritingFee = ({ setupFee, rounding }: Regime, amount: Cents): Cents => {
  if ('brackets' in setupFee) return bracketCharge(setupFee.brackets, amount, rounding) ?? cents(0)
  const { basisPoints, minimum, maximum } = setupFee
  const share = shareOf(amount, basisPoints, rounding)
  return share < minimum ? minimum : share > maximum ? maximum : share
}

/** The fees of a loan, each for the whole term. */
export interface LoanFees {
  readonly loanWritingFee: Cents
  readonly storageFee: Cents
  readonly firearmFee: Cents
  readonly miscFee: Cents
}

type FeeName = keyof LoanFees

export const isMonthlyFee = ({ feesPerMonth }: Regime, fee: FeeName): boolean =>
  feesPerMonth !== undefined && (feesPerMonth as readonly FeeName[]).includes(fee)

const timesCharged = (regime: Regime, fee: FeeName, day: number): number =>
  isMonthlyFee(regime, fee) ? monthsBegun(regime, chargedDay(regime, day)) : 1

/** Converts a fee for the whole term to and from the amount of each charge. */
export const feeOfTerm = (regime: Regime, fee: FeeName, each: Cents): Cents =>
  cents(each * timesCharged(regime, fee, maturityDay(regime)))
export const feeEachTime = (regime: Regime, fees: LoanFees, fee: FeeName): Cents =>
  cents(fees[fee] / timesCharged(regime, fee, maturityDay(regime)))

/** What each further month adds to the fees. */
export const feesPerMonth = (regime: Regime, fees: LoanFees): Cents =>
  cents((regime.feesPerMonth ?? []).reduce((sum, fee) => sum + feeEachTime(regime, fees, fee), 0))

/** The fees charged if the loan is redeemed this many days after it was made. */
export const feesThrough = (regime: Regime, fees: LoanFees, day: number): Cents => {
  const whole = fees.loanWritingFee + fees.storageFee + fees.firearmFee + fees.miscFee
  const months = monthsBegun(regime, chargedDay(regime, day)) - monthsBegun(regime, maturityDay(regime))
  return cents(whole + feesPerMonth(regime, fees) * months)
}

export interface StorageChoices {
  readonly bySize: Cents
  /** Present if the law names a share of the loan as another measure, without saying which of the two applies. */
  readonly byAmount?: Cents
}

/** The allowed storage charge for an item of the given size: both measures where the law names two (§ 21200.6). */
export const storageChoices = (regime: Regime, amount: Cents, cubicFeet: number): StorageChoices => {
  let size = regime.storage[0]
  let lower = 0
  for (const next of regime.storage) {
    size = next
    if (cubicFeet <= next.upToCubicFeet) break
    lower = next.upToCubicFeet
  }
  const extraFeet = size?.perExtraCubicFoot ? Math.max(0, Math.ceil(cubicFeet - lower)) : 0
  const bySize = cents((size?.fee ?? 0) + extraFeet * (size?.perExtraCubicFoot ?? 0))
  return regime.storageBasisPoints === undefined
    ? { bySize }
    : { bySize, byAmount: shareOf(amount, regime.storageBasisPoints, regime.rounding) }
}

/** The storage fee of a loan that names none: by the item's size, or that of the smallest (Spec 2 §9: 1). */
export const usualStorageFee = ({
  regime,
  amount,
  itemCubicFeet,
}: Pick<LoanTerms, 'regime' | 'amount' | 'itemCubicFeet'>): Cents =>
  itemCubicFeet === undefined ? regime.defaultStorageFee : storageChoices(regime, amount, itemCubicFeet).bySize
