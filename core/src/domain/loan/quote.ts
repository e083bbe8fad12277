import { dayFromEpoch, epochDay } from '#domain/time/day.ts'
import { cents, type Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import { aprOverDays, aprOverMonths } from './apr.ts'
import { inEffect } from './choose-regime.ts'
import { loanWritingFee, usualStorageFee } from './fees.ts'
import { type InterestTerms, interestTerms, interestThrough } from './interest.ts'
import { excessiveFees } from './maximum.ts'
import type { Regime } from './regime.ts'
import { loanWarnings, type LoanWarning } from './warnings.ts'

export interface LoanTerms {
  /** At least one cent: nothing is calculated below 0.01 (Spec 2 §5). */
  readonly amount: Cents
  readonly loanDate: LocalDay
  readonly regime: Regime
  /** The item's size, which chooses its storage fee and the maximum for it. */
  readonly itemCubicFeet?: number | undefined
  readonly storageFee?: Cents | undefined
  readonly firearmFee?: Cents | undefined
  readonly miscFee?: Cents | undefined
  /** The negotiated charge for the first months, from 2,500 on. */
  readonly customCharge?: Cents | undefined
  /** The negotiated charge for each further month, from 2,500 on. */
  readonly agreedMonthlyCharge?: Cents | undefined
}

export interface ScheduledCharge {
  readonly date: LocalDay
  readonly amountDue: Cents
  readonly isGracePeriod?: true
}

/** The spec's loan calculation output (Spec 2 §3) in cents, with its names, `additonalPerMonth` included. */
export interface LoanQuote {
  readonly loanDate: LocalDay
  readonly maturityDate: LocalDay
  readonly amountFinanced: Cents
  readonly financeCharge: Cents
  readonly totalOfPayments: Cents
  /** Percent, two decimals, over the term's days. */
  readonly annualPercentageRate: number
  /** Percent, two decimals, over the term's months. */
  readonly annualPercentageRate_month: number
  readonly financeChargeBreakdown: {
    readonly totalInterestCharge: Cents
    readonly loanWritingFee: Cents
    readonly storageFee: Cents
    readonly firearmFee: Cents
    readonly miscFee: Cents
  }
  readonly additonalPerMonth: Cents
  readonly scheduleOfCharges: readonly ScheduledCharge[]
  /** The Reg Z disclosure: the charge if the loan is redeemed at maturity, including the last month. */
  readonly regZ: {
    readonly termDays: number
    readonly financeCharge: Cents
    readonly totalOfPayments: Cents
    readonly apr: number
  }
  readonly regime: Regime
  readonly regimeInEffect: boolean
  readonly warnings: readonly LoanWarning[]
}

const ZERO = cents(0)

/** The amount that redeems the loan this many days after it was made: amount, fees, and the interest so far. */
const chargeAfter = (
  days: number,
  made: number,
  base: number,
  { regime, amount }: LoanTerms,
  terms: InterestTerms,
): ScheduledCharge => ({
  date: dayFromEpoch(made + days),
  amountDue: cents(base + interestThrough(regime, amount, terms, days)),
})

/**
 * Spec 2 §9 as interpreted: the finance charge is the charge of the first months plus fees; a row for every month up to
 * the term shows what redeems the loan on that day; a last row shows the end of grace. The top-level figures are
 * literal, `regZ` is the legal disclosure of the same loan.
 */
export const quoteLoan = (loan: LoanTerms): LoanQuote => {
  const { amount, regime, loanDate } = loan
  const { termDays, graceDays } = regime
  const customCharge = loan.customCharge ?? ZERO
  const terms = interestTerms(regime, amount, customCharge, loan.agreedMonthlyCharge)
  const writingFee = loanWritingFee(regime, amount)
  const storageFee = loan.storageFee ?? usualStorageFee(loan)
  const firearmFee = loan.firearmFee ?? ZERO
  const miscFee = loan.miscFee ?? ZERO
  const fees = writingFee + storageFee + firearmFee + miscFee
  const financeCharge = cents(terms.covered + fees)
  const base = amount + fees

  const made = epochDay(loanDate)
  const maturity = chargeAfter(termDays, made, base, loan, terms)
  const scheduleOfCharges: ScheduledCharge[] = []
  for (let days = regime.monthDays; days < termDays; days += regime.monthDays) {
    scheduleOfCharges.push(chargeAfter(days, made, base, loan, terms))
  }
  scheduleOfCharges.push(maturity)
  if (graceDays > 0) {
    const { date, amountDue } = chargeAfter(termDays + graceDays, made, base, loan, terms)
    scheduleOfCharges.push({ date, amountDue, isGracePeriod: true })
  }

  const financeChargeAtMaturity = cents(maturity.amountDue - amount)
  const financeChargeBreakdown = {
    totalInterestCharge: terms.covered,
    loanWritingFee: writingFee,
    storageFee,
    firearmFee,
    miscFee,
  }
  return {
    loanDate,
    maturityDate: maturity.date,
    amountFinanced: amount,
    financeCharge,
    totalOfPayments: cents(amount + financeCharge),
    annualPercentageRate: aprOverDays(financeCharge, amount, termDays),
    annualPercentageRate_month: aprOverMonths(financeCharge, amount, termDays / regime.monthDays),
    financeChargeBreakdown,
    additonalPerMonth: terms.perMonth,
    scheduleOfCharges,
    regZ: {
      termDays,
      financeCharge: financeChargeAtMaturity,
      totalOfPayments: maturity.amountDue,
      apr: aprOverDays(financeChargeAtMaturity, amount, termDays),
    },
    regime,
    regimeInEffect: inEffect(regime, loanDate),
    warnings: loanWarnings({
      regime,
      loanDate,
      amount,
      customCharge,
      agreedMonthlyCharge: loan.agreedMonthlyCharge ?? ZERO,
      financeChargeAtMaturity,
      excessive: excessiveFees(regime, { amountFinanced: amount, financeChargeBreakdown }, loan.itemCubicFeet),
    }),
  }
}
