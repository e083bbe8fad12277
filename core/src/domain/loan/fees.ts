import { cents, type Cents } from '#domain/money/cents.ts'
import type { LoanTerms } from './quote.ts'
import type { Regime } from './regime.ts'
import { shareOf } from './share.ts'

/** Spec 2 §9: 3 percent, bounded 5 to 30; the bounds and the rate are the regime's (§ 21200.1). */
export const loanWritingFee = (regime: Regime, amount: Cents): Cents => {
  const { basisPoints, minimum, maximum } = regime.setupFee
  const share = shareOf(amount, basisPoints, regime.rounding)
  return share < minimum ? minimum : share > maximum ? maximum : share
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
