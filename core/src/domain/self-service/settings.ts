// Whether a store's customers may see and pay what is due without a clerk, and on what terms.
import { type Can, no, yes } from '#domain/access/can.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { PAYMENT_MAX, PAYMENT_MIN } from '#domain/payment/amount.ts'

export interface SelfServiceTerms {
  readonly selfEnabled: boolean
  /** An older book of the store's tickets takes no payment. */
  readonly selfMaxAgeHours: number
  /** The most that one payment may be; null for no limit. */
  readonly selfMaxAmount: Cents | null
  /** The page shows what the tickets are for. */
  readonly selfShowItems: boolean
}

export const DEFAULT_SELF_SERVICE: SelfServiceTerms = {
  selfEnabled: false,
  selfMaxAgeHours: 36,
  selfMaxAmount: null,
  selfShowItems: false,
}

/** A store imports its book every day or so. A book of more than a week says nothing about today. */
const AGE_HOURS_MAX = 168

export const canUseMaxAge = (hours: number): Can =>
  Number.isInteger(hours) && hours >= 1 && hours <= AGE_HOURS_MAX ? yes : no(`Whole hours from 1 to ${AGE_HOURS_MAX}`)

export const canUseMaxAmount = (amount: Cents | null): Can =>
  amount === null || (amount >= PAYMENT_MIN && amount <= PAYMENT_MAX)
    ? yes
    : no(`From ${formatDollars(PAYMENT_MIN)} to ${formatDollars(PAYMENT_MAX)}, or no limit`)
