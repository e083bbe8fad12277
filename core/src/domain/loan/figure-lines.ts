// The lines of a quote that people read, in every client. Only Regulation Z's figures use the lending words (12 CFR
// 1026.18); the specification's figures for the first months have their own.
import type { Bilingual, Language } from '#domain/text/language.ts'
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

type LendingWord = 'apr' | 'financeCharge' | 'amountFinanced' | 'total'

export const LENDING_WORDS: Bilingual<Readonly<Record<LendingWord, string>>> = {
  en: {
    apr: 'Annual percentage rate',
    financeCharge: 'Finance charge',
    amountFinanced: 'Amount financed',
    total: 'Total of payments',
  },
  es: {
    apr: 'Tasa porcentual anual (APR)',
    financeCharge: 'Cargo por financiamiento',
    amountFinanced: 'Monto financiado',
    total: 'Total de pagos',
  },
}

type ChargePart = 'interest' | 'writing' | 'storage' | 'firearm' | 'other' | 'monthAfter'

export const CHARGE_WORDS: Bilingual<Readonly<Record<ChargePart, string>>> = {
  en: {
    interest: 'Interest to maturity',
    writing: 'Loan writing fee',
    storage: 'Storage fee',
    firearm: 'Firearm fee',
    other: 'Other fees',
    monthAfter: 'Each month after',
  },
  es: {
    interest: 'Interés hasta el vencimiento',
    writing: 'Cargo por apertura',
    storage: 'Cargo por almacenaje',
    firearm: 'Cargo por arma de fuego',
    other: 'Otros cargos',
    monthAfter: 'Cada mes adicional',
  },
}

const money = (label: string, figure: number): FigureLine => ({ label, figure, kind: 'money' })
const rate = (label: string, figure: number): FigureLine => ({ label, figure, kind: 'rate' })
const sum = (label: string, figure: number): FigureLine => ({ ...money(label, figure), isSum: true })

/** The four figures of the disclosure, in its order. */
export const disclosureLines = ({ amountFinanced, regZ }: LineFigures, language: Language = 'en') => {
  const words = LENDING_WORDS[language]
  return {
    apr: rate(words.apr, regZ.apr),
    financeCharge: money(words.financeCharge, regZ.financeCharge),
    amountFinanced: money(words.amountFinanced, amountFinanced),
    total: money(words.total, regZ.totalOfPayments),
  } as const
}

/** The charge at maturity and its parts, which add up to it. */
export const chargeLines = (figures: LineFigures, language: Language = 'en'): readonly FigureLine[] => {
  const [lending, words] = [LENDING_WORDS[language], CHARGE_WORDS[language]]
  const { amountFinanced, financeCharge, financeChargeBreakdown: parts, additonalPerMonth, regZ } = figures
  const fees = financeCharge - parts.totalInterestCharge
  return [
    money(lending.amountFinanced, amountFinanced),
    money(words.interest, regZ.financeCharge - fees),
    money(words.writing, parts.loanWritingFee),
    money(words.storage, parts.storageFee),
    ...(parts.firearmFee > 0 ? [money(words.firearm, parts.firearmFee)] : []),
    ...(parts.miscFee > 0 ? [money(words.other, parts.miscFee)] : []),
    sum(lending.financeCharge, regZ.financeCharge),
    sum(lending.total, regZ.totalOfPayments),
    money(words.monthAfter, additonalPerMonth),
    rate(lending.apr, regZ.apr),
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
