import { dayFromEpoch, epochDay } from '#domain/time/day.ts'
import { cents } from '#domain/money/cents.ts'
import { aprOverDays, aprOverMonths } from './apr.ts'
import { inEffect } from './choose-regime.ts'
import { feeOfTerm, feesPerMonth, feesThrough, loanWritingFee, usualStorageFee } from './fees.ts'
import { interestTerms } from './interest.ts'
import { excessiveFees } from './maximum.ts'
import type { LoanQuote, ScheduledCharge } from './loan-quote.ts'
import { dayAtEnd, maturityDay } from './months.ts'
import { dueAfter } from './owe.ts'
import type { LoanTerms } from './terms.ts'
import { loanWarnings } from './warnings.ts'

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
