import { cents, type Cents, formatDollars } from '#domain/money/cents.ts'
import { feeEachTime, isMonthlyFee, type LoanFees, storageChoices } from './fees.ts'
import type { LoanTerms } from './terms.ts'
import type { Regime } from './regime.ts'

/** A charge above the legal maximum. */
export interface ExcessiveFee {
  readonly field: 'storageFee' | 'firearmFee' | 'miscFee'
  /** For each month where the law charges the fee so. */
  readonly maximum: Cents
  readonly message: string
}

/** An item without an entered size counts as the smallest, for which a law allows least. */
const SMALLEST = 1

/** "at most $5.00 every 30 days" */
const mostWords = (regime: Regime, field: 'storageFee' | 'firearmFee', maximum: Cents): string =>
  `at most ${formatDollars(maximum)}${isMonthlyFee(regime, field) ? ` every ${regime.monthDays} days` : ''}`

const feet = (cubicFeet: number): string => `${cubicFeet} cubic ${cubicFeet === 1 ? 'foot' : 'feet'}`

/**
 * The most a law allows for storing an item of this size: the charge by size, or the share of the loan that some laws
 * name beside it, whichever is more. Undefined where no source gives a maximum.
 */
export const maximumStorageFee = (regime: Regime, amount: Cents, cubicFeet = SMALLEST): Cents | undefined => {
  if (regime.storage.length === 0) return regime.otherFees === 'none' ? cents(0) : undefined
  const { bySize, byAmount = cents(0) } = storageChoices(regime, amount, cubicFeet)
  return bySize > byAmount ? bySize : byAmount
}

const storageExcess = (regime: Regime, amount: Cents, fee: Cents, cubicFeet: number | undefined) => {
  const maximum = maximumStorageFee(regime, amount, cubicFeet)
  if (maximum === undefined || fee <= maximum) return []
  const size = cubicFeet === undefined ? `an item of up to ${feet(SMALLEST)}` : `an item of ${feet(cubicFeet)}`
  const hint = cubicFeet === undefined && regime.storage.length > 1 ? ' If it is larger, enter its size.' : ''
  const message =
    regime.storage.length === 0
      ? `The law allows no storage fee (${regime.feeSections.storage}).`
      : maximum === 0
        ? `The law allows no storage fee for ${size} (${regime.feeSections.storage}).${hint}`
        : `Storage: ${mostWords(regime, 'storageFee', maximum)} for ${size} (${regime.feeSections.storage}).${hint}`
  return [{ field: 'storageFee', maximum, message } as const]
}

const firearmExcess = (regime: Regime, fee: Cents, count: number | undefined) => {
  const { maximumFirearmFee, otherFees, feeSections } = regime
  const maximum = cents(maximumFirearmFee * (count ?? 1))
  const whose = count === undefined ? 'for each' : count === 1 ? 'for one' : `for ${count}`
  const hint = count === undefined ? ' If there are more, enter how many.' : ''
  if (fee <= maximum || (maximum === 0 && otherFees !== 'none')) return []
  const message =
    maximum === 0
      ? `The law allows no firearm fee (${feeSections.firearm}).`
      : `Firearm: ${mostWords(regime, 'firearmFee', maximum)} ${whose} (${feeSections.firearm}).${hint}`
  return [{ field: 'firearmFee', maximum, message } as const]
}

/**
 * The fees above what the law allows (California: Fin. Code §§ 21200, 21200.6, 21200.8). Interest and the set-up fee are
 * never among them: they are the law's own figures. From 2,500 the interest is negotiable, and the fees are not (§
 * 21051).
 */
export const excessiveFees = (
  regime: Regime,
  {
    amountFinanced,
    financeChargeBreakdown,
  }: { readonly amountFinanced: Cents; readonly financeChargeBreakdown: LoanFees },
  { itemCubicFeet, firearmCount }: Pick<LoanTerms, 'itemCubicFeet' | 'firearmCount'>,
): readonly ExcessiveFee[] => {
  const each = (fee: ExcessiveFee['field']) => feeEachTime(regime, financeChargeBreakdown, fee)
  return [
    ...storageExcess(regime, amountFinanced, each('storageFee'), itemCubicFeet),
    ...firearmExcess(regime, each('firearmFee'), firearmCount),
    ...(each('miscFee') > 0 && regime.otherFees === 'none'
      ? [
          {
            field: 'miscFee' as const,
            maximum: cents(0),
            message: `The law allows no other fees (${regime.feeSections.other}).`,
          },
        ]
      : []),
  ]
}
