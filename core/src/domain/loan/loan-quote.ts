import type { Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'
import type { LoanFees } from './fees.ts'
import type { Regime } from './regime.ts'
import type { LoanWarning } from './warnings.ts'

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
