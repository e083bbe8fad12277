import type { Cents } from '#domain/money/cents.ts'
import { mulDivHalfUp } from '#domain/money/round.ts'

/**
 * The annual percentage rate of one advance repaid by one payment, in percent with two decimals, half up.
 * Reg Z, 12 CFR 1026 Appendix J (b)(5)(vi)-(vii): the rate of the term times 365 ÷ days of it. This is the actuarial
 * method itself: with a single payment there is nothing to iterate.
 */
export const aprOverDays = (financeCharge: Cents, amountFinanced: Cents, days: number): number =>
  mulDivHalfUp(financeCharge, 3_650_000, amountFinanced * days) / 100

/** The other permitted annualization, 12 ÷ months, for terms of whole months (Appendix J (b)(5)(vi)). */
export const aprOverMonths = (financeCharge: Cents, amountFinanced: Cents, months: number): number =>
  mulDivHalfUp(financeCharge, 120_000, amountFinanced * months) / 100

/**
 * Military Lending Act (10 U.S.C. 987): 36 percent a year is the most for a covered borrower. Compared exactly, not as
 * rounded.
 */
export const exceedsMilitaryCap = (financeCharge: Cents, amountFinanced: Cents, days: number): boolean =>
  financeCharge * 36_500 > 36 * amountFinanced * days
