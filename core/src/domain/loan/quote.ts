import { dayFromEpoch, epochDay } from '#domain/time/day.ts'
import { cents, type Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import { aprOverDays, aprOverMonths } from './apr.ts'
import { inEffect } from './choose-regime.ts'
import { feeOfTerm, feesPerMonth, feesThrough, type LoanFees, loanWritingFee, usualStorageFee } from './fees.ts'
import { interestTerms } from './interest.ts'
import { excessiveFees } from './maximum.ts'
import { dayAtEnd, maturityDay } from './months.ts'
import { dueAfter } from './owe.ts'
import type { Regime } from './regime.ts'
import { loanWarnings, type LoanWarning } from './warnings.ts'

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
  /** Percent, two decimals, over the days to maturity. */
  readonly annualPercentageRate: number
  /** Percent, two decimals, over the term's months. */
  readonly annualPercentageRate_month: number
  readonly financeChargeBreakdown: LoanFees & { readonly totalInterestCharge: Cents }
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

/**
 * Spec 2 §9 as interpreted. The finance charge is the charge of the first months plus fees. A row for every month up to
 * the term shows the amount that redeems the loan on that day, and a last row shows the end of grace. The top-level
 * figures are literal; `regZ` is the legal disclosure of the same loan.
 */
export const quoteLoan = (loan: LoanTerms): LoanQuote => {
  const { amount, regime, loanDate } = loan
  const { monthDays, termDays, graceDays } = regime
  const customCharge = loan.customCharge ?? ZERO
  const terms = interestTerms(regime, amount, customCharge, loan.agreedMonthlyCharge)
  const fees = {
    loanWritingFee: loanWritingFee(regime, amount),
    storageFee: feeOfTerm(regime, 'storageFee', loan.storageFee ?? usualStorageFee(loan)),
    firearmFee: feeOfTerm(regime, 'firearmFee', loan.firearmFee ?? ZERO),
    miscFee: loan.miscFee ?? ZERO,
  }
  const maturity = maturityDay(regime)
  const financeCharge = cents(terms.covered + feesThrough(regime, fees, maturity))

  const made = epochDay(loanDate)
  const chargeAfter = (day: number): ScheduledCharge => ({
    date: dayFromEpoch(made + day),
    amountDue: dueAfter(day, regime, amount, terms, fees),
  })
  const scheduleOfCharges: ScheduledCharge[] = []
  for (let days = monthDays; days < termDays; days += monthDays) {
    scheduleOfCharges.push(chargeAfter(dayAtEnd(regime, days)))
  }
  const atMaturity = chargeAfter(maturity)
  scheduleOfCharges.push(atMaturity)
  if (graceDays > 0) scheduleOfCharges.push({ ...chargeAfter(maturity + graceDays), isGracePeriod: true })

  const financeChargeAtMaturity = cents(atMaturity.amountDue - amount)
  const financeChargeBreakdown = { totalInterestCharge: terms.covered, ...fees }
  return {
    loanDate,
    maturityDate: atMaturity.date,
    amountFinanced: amount,
    financeCharge,
    totalOfPayments: cents(amount + financeCharge),
    annualPercentageRate: aprOverDays(financeCharge, amount, maturity),
    annualPercentageRate_month: aprOverMonths(financeCharge, amount, termDays / monthDays),
    financeChargeBreakdown,
    additonalPerMonth: cents(terms.perMonth + feesPerMonth(regime, fees)),
    scheduleOfCharges,
    regZ: {
      termDays: maturity,
      financeCharge: financeChargeAtMaturity,
      totalOfPayments: atMaturity.amountDue,
      apr: aprOverDays(financeChargeAtMaturity, amount, maturity),
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
      excessive: excessiveFees(regime, { amountFinanced: amount, financeChargeBreakdown }, loan),
    }),
  }
}
