import { type LoanInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { loanOutput, type LoanOutput } from '@xd/core/domain/loan/output.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import type { BatchJob } from '#batch/run.ts'
import type { RowValues } from '#batch/row.ts'
import { describeFields } from '#output/failure.ts'
import type { Today } from '#session/today.ts'

const COLUMNS = [
  'amount',
  'loanDate',
  'regime',
  'state',
  'itemCubicFeet',
  'firearmCount',
  'storageFee',
  'firearmFee',
  'miscFee',
  'customCharge',
  'agreedMonthlyCharge',
] as const

const OUTPUT = [
  'loanDate',
  'maturityDate',
  'amountFinanced',
  'financeCharge',
  'totalOfPayments',
  'annualPercentageRate',
  'annualPercentageRate_month',
  'totalInterestCharge',
  'loanWritingFee',
  'storageFee',
  'firearmFee',
  'miscFee',
  'additonalPerMonth',
  'dueAtMaturity',
  'graceEnds',
  'dueAtGraceEnd',
  'regZFinanceCharge',
  'regZTotalOfPayments',
  'regZApr',
  'regime',
  'regimeInEffect',
]

const flatten = (quote: LoanOutput) => {
  const { financeChargeBreakdown, regZ, scheduleOfCharges, warnings: _, ...rest } = quote
  const grace = scheduleOfCharges.find(({ isGracePeriod }) => isGracePeriod)
  return {
    ...rest,
    ...financeChargeBreakdown,
    dueAtMaturity: regZ.totalOfPayments,
    graceEnds: grace?.date,
    dueAtGraceEnd: grace?.amountDue,
    regZFinanceCharge: regZ.financeCharge,
    regZTotalOfPayments: regZ.totalOfPayments,
    regZApr: regZ.apr,
  }
}

const isFilled = (defaults: LoanInput): boolean => Object.values(defaults).some((value) => value !== undefined)

/** Flags given with --batch apply to rows with that column empty. */
const withDefaults = (values: RowValues, defaults: LoanInput): LoanInput => {
  const given = Object.entries(values).filter(([, value]) => value !== '' && value !== null)
  return { ...defaults, ...Object.fromEntries(given) }
}

export const loanJob = ({ day, note }: Today, flags: LoanInput): BatchJob<LoanOutput> => {
  let undated = false
  const defaults = Object.fromEntries(COLUMNS.map((column) => [column, flags[column]])) as LoanInput
  const complete = isFilled(defaults)
    ? (values: RowValues) => withDefaults(values, defaults)
    : (values: RowValues): LoanInput => values
  return {
    shape: {
      columns: COLUMNS,
      required: ['amount'],
      synonyms: { amount: ['principal', 'loanAmount', 'amountFinanced'], loanDate: ['date'] },
    },
    evaluate: (values) => {
      const input = complete(values)
      undated ||= !input.loanDate
      const parsed = parseLoan(input, day)
      return parsed.ok
        ? { ok: true, result: loanOutput(quoteLoan(parsed.loan)) }
        : { ok: false, error: describeFields(parsed.fields) }
    },
    columns: OUTPUT,
    flatten,
    notes: () => (undated && note !== undefined ? [note] : []),
  }
}
