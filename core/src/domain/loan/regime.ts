import type { Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'

/**
 * California: one total charge for the first months, by the loan's size, then a charge for each further month begun.
 */
export interface BracketInterest {
  readonly kind: 'bracket'
  /** The bracket's charge covers this many months (Cal. Fin. Code § 21200.5: three). */
  readonly coversMonths: number
  /**
   * The first bracket whose `below` exceeds the amount applies; a bracket charges a fixed sum or basis points of the
   * amount.
   */
  readonly brackets: readonly Bracket[]
  /** From this amount on the parties negotiate the charge (§ 21051). */
  readonly customFrom: Cents
  /** § 21200: the minimum, or basis points of the amount from the threshold on. */
  readonly extraMonth: { readonly minimum: Cents; readonly basisPoints: number; readonly basisPointsFrom: Cents }
}

/** The last bracket of a whole schedule is below infinity. */
export type Bracket =
  | { readonly below: Cents; readonly charge: Cents }
  | { readonly below: Cents; readonly charge?: undefined; readonly basisPoints: number }

/** Washington: the bracket's charge for each month begun. */
export interface TieredInterest {
  readonly kind: 'tiered'
  readonly brackets: readonly Bracket[]
}

/** Other states: basis points of the amount for each month, in phases; the last phase has no end. */
export interface MonthlyInterest {
  readonly kind: 'monthly'
  readonly phases: readonly { readonly months: number; readonly basisPoints: number }[]
  /** Whether a month that has begun counts in full, or by its days. */
  readonly partialMonth: 'whole' | 'prorated'
  readonly minimumMonths: number
}

/**
 * An item's storage charge by its size; the last size has no upper bound and adds a charge for each further cubic foot.
 */
export interface StorageSize {
  readonly upToCubicFeet: number
  readonly fee: Cents
  readonly perExtraCubicFoot?: Cents
}

/** The fee for making the loan: a bounded share of the amount, or a bracket's. */
type SetupFee =
  | { readonly basisPoints: number; readonly minimum: Cents; readonly maximum: Cents }
  | { readonly brackets: readonly Bracket[] }

/** One state's maximum charges over one span of time, as data. */
export interface Regime {
  readonly id: RegimeID
  readonly state: 'CA' | 'FL' | 'NV' | 'AZ' | 'WA'
  readonly title: string
  /** The first and the last day of the law, or null if the sources do not give one. */
  readonly effectiveFrom: LocalDay | null
  readonly effectiveTo: LocalDay | null
  readonly sources: readonly string[]
  /** Any inference where the sources are silent; shown with every quote. */
  readonly inferences: readonly string[]
  readonly rounding: 'half_up' | 'down'
  readonly interest: BracketInterest | MonthlyInterest | TieredInterest
  readonly setupFee: SetupFee
  readonly storage: readonly StorageSize[]
  /**
   * Some laws name a share of the loan as another measure of the storage charge, without saying which of the two
   * applies.
   */
  readonly storageBasisPoints?: number
  readonly defaultStorageFee: Cents
  /** The maximum charge for each firearm; a quote includes it only when told to. */
  readonly maximumFirearmFee: Cents
  /** The fees that the law charges for each month begun; all others are charged once. */
  readonly feesPerMonth?: readonly ('storageFee' | 'firearmFee')[]
  /** `none`: the law allows no fees but those named here. `unknown`: no source says so. */
  readonly otherFees: 'none' | 'unknown'
  /** Where the law sets these fees. */
  readonly feeSections: Readonly<Record<'storage' | 'firearm' | 'other', string>>
  /** The maximum for the notice sent after the term ends; never part of a quote. */
  readonly maximumNoticeFee: Cents
  /** The law's month: 30 consecutive days (Cal. Fin. Code § 21003), any part of one counting as a whole. */
  readonly monthDays: number
  readonly termDays: number
  /** Whether the loan's own day is the first of the term and of each month; elsewhere the next day is. */
  readonly includesLoanDate?: true
  readonly graceDays: number
  /** Whether months begun during the grace period are charged. */
  readonly graceAccrues: boolean
}

export const regimeIDs = ['ca_2019', 'ca_2019b', 'ca_2025', 'fl', 'nv', 'az', 'wa'] as const

export type RegimeID = (typeof regimeIDs)[number]
