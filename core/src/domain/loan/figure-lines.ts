// The lines of a quote that people read, on every face. Regulation Z's figures alone carry the lending words (12 CFR
// 1026.18); the specification's figures for the first months have words of their own.
import { asLocalDay, daysBetween } from '#domain/time/day.ts'
import type { LoanOutput } from './output.ts'

/** The figures of a quote in cents (`LoanQuote`) or in dollars (`LoanOutput`); its lines are in the same unit. */
export type LineFigures = Pick<
  LoanOutput,
  | 'amountFinanced'
  | 'financeCharge'
  | 'totalOfPayments'
  | 'annualPercentageRate'
  | 'annualPercentageRate_month'
  | 'financeChargeBreakdown'
  | 'additonalPerMonth'
  | 'regZ'
> & {
  readonly loanDate: string
  readonly scheduleOfCharges: readonly {
    readonly date: string
    readonly amountDue: number
    readonly isGracePeriod?: true
  }[]
}

export interface FigureLine {
  readonly label: string
  readonly figure: number
  readonly kind: 'money' | 'rate'
  /** A sum of the lines above. */
  readonly isSum?: true
}

export const LENDING_WORDS = {
  apr: 'Annual percentage rate',
  financeCharge: 'Finance charge',
  amountFinanced: 'Amount financed',
  total: 'Total of payments',
} as const

const money = (label: string, figure: number): FigureLine => ({ label, figure, kind: 'money' })
const rate = (label: string, figure: number): FigureLine => ({ label, figure, kind: 'rate' })
const sum = (label: string, figure: number): FigureLine => ({ ...money(label, figure), isSum: true })

/** The four figures of the disclosure, in its order. */
export const disclosureLines = ({ amountFinanced, regZ }: LineFigures) =>
  ({
    apr: rate(LENDING_WORDS.apr, regZ.apr),
    financeCharge: money(LENDING_WORDS.financeCharge, regZ.financeCharge),
    amountFinanced: money(LENDING_WORDS.amountFinanced, amountFinanced),
    total: money(LENDING_WORDS.total, regZ.totalOfPayments),
  }) as const

/** The charge at maturity and its parts, which add up to it. */
export const chargeLines = (figures: LineFigures): readonly FigureLine[] => {
  const { amountFinanced, financeCharge, financeChargeBreakdown: parts, additonalPerMonth, regZ } = figures
  const fees = financeCharge - parts.totalInterestCharge
  return [
    money(LENDING_WORDS.amountFinanced, amountFinanced),
    money('Interest to maturity', regZ.financeCharge - fees),
    money('Loan writing fee', parts.loanWritingFee),
    money('Storage fee', parts.storageFee),
    ...(parts.firearmFee > 0 ? [money('Firearm fee', parts.firearmFee)] : []),
    ...(parts.miscFee > 0 ? [money('Other fees', parts.miscFee)] : []),
    sum(LENDING_WORDS.financeCharge, regZ.financeCharge),
    sum(LENDING_WORDS.total, regZ.totalOfPayments),
    money('Each month after', additonalPerMonth),
    rate(LENDING_WORDS.apr, regZ.apr),
  ]
}

/** The loan's cost if it is redeemed before its last month; null where the law charges the same at maturity. */
export const earlyLines = (figures: LineFigures) => {
  const { financeCharge, totalOfPayments, financeChargeBreakdown: parts, regZ, loanDate } = figures
  if (financeCharge === regZ.financeCharge) return null
  const last = figures.scheduleOfCharges.findLast(({ amountDue }) => amountDue === totalOfPayments)
  if (last === undefined) return null
  const days = daysBetween(asLocalDay(loanDate), asLocalDay(last.date))
  return {
    title: `If redeemed within ${days} days`,
    lines: [
      money(`Interest for ${days} days`, parts.totalInterestCharge),
      money('Cost with fees', financeCharge),
      money('Amount to redeem', totalOfPayments),
      rate('Cost a year, by days', figures.annualPercentageRate),
      rate('Cost a year, by months', figures.annualPercentageRate_month),
    ],
  }
}
