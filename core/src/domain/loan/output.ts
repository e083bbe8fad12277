import { dollarsFromCents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'
import type { LoanQuote } from './loan-quote.ts'
import type { RegimeID } from './regime.ts'
import type { LoanWarning } from './warnings.ts'

/** A quote on the wire: the spec's loan calculation output (Spec 2 §3) in dollars, with its names and spelling. */
export interface LoanOutput {
  readonly loanDate: LocalDay
  readonly maturityDate: LocalDay
  readonly amountFinanced: number
  readonly financeCharge: number
  readonly totalOfPayments: number
  readonly annualPercentageRate: number
  readonly annualPercentageRate_month: number
  readonly financeChargeBreakdown: {
    readonly totalInterestCharge: number
    readonly loanWritingFee: number
    readonly storageFee: number
    readonly firearmFee: number
    readonly miscFee: number
  }
  readonly additonalPerMonth: number
  readonly scheduleOfCharges: readonly {
    readonly date: LocalDay
    readonly amountDue: number
    readonly isGracePeriod?: true
  }[]
  readonly regZ: {
    readonly termDays: number
    readonly financeCharge: number
    readonly totalOfPayments: number
    readonly apr: number
  }
  readonly regime: RegimeID
  readonly regimeInEffect: boolean
  readonly warnings: readonly LoanWarning[]
}

export const loanOutput = (quote: LoanQuote): LoanOutput => {
  const { financeChargeBreakdown: parts, regZ } = quote
  return {
    loanDate: quote.loanDate,
    maturityDate: quote.maturityDate,
    amountFinanced: dollarsFromCents(quote.amountFinanced),
    financeCharge: dollarsFromCents(quote.financeCharge),
    totalOfPayments: dollarsFromCents(quote.totalOfPayments),
    annualPercentageRate: quote.annualPercentageRate,
    annualPercentageRate_month: quote.annualPercentageRate_month,
    financeChargeBreakdown: {
      totalInterestCharge: dollarsFromCents(parts.totalInterestCharge),
      loanWritingFee: dollarsFromCents(parts.loanWritingFee),
      storageFee: dollarsFromCents(parts.storageFee),
      firearmFee: dollarsFromCents(parts.firearmFee),
      miscFee: dollarsFromCents(parts.miscFee),
    },
    additonalPerMonth: dollarsFromCents(quote.additonalPerMonth),
    scheduleOfCharges: quote.scheduleOfCharges.map((row) => ({ ...row, amountDue: dollarsFromCents(row.amountDue) })),
    regZ: {
      termDays: regZ.termDays,
      financeCharge: dollarsFromCents(regZ.financeCharge),
      totalOfPayments: dollarsFromCents(regZ.totalOfPayments),
      apr: regZ.apr,
    },
    regime: quote.regime.id,
    regimeInEffect: quote.regimeInEffect,
    warnings: quote.warnings,
  }
}
