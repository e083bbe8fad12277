import { cents, centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { dollars } from '#ui/text/dollars.ts'
import type { Figures } from './loan-figures.tsx'
import { rateWords } from './rule-words.ts'
import styles from './figures.module.css'

type Row = readonly [name: string, figure: string, sum?: 'sum']

const feeRows = ({ financeChargeBreakdown: parts }: Figures): readonly Row[] => [
  ['Loan writing fee', dollars(parts.loanWritingFee)],
  ['Storage fee', dollars(parts.storageFee)],
  ...(parts.firearmFee > 0 ? [['Firearm fee', dollars(parts.firearmFee)] as const] : []),
  ...(parts.miscFee > 0 ? [['Other fees', dollars(parts.miscFee)] as const] : []),
]

const Parts = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={`${styles.parts} num`} aria-label="Charges">
    {rows.map(([name, figure, sum]) => (
      <div key={name} className={sum && styles.sum}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)

/** The charge and its parts: the first months, as the specification names them. */
export const ChargeParts = ({ figures }: { figures: Figures }) => (
  <Parts
    rows={[
      ['Amount financed', dollars(figures.amountFinanced)],
      ['Interest', dollars(figures.financeChargeBreakdown.totalInterestCharge)],
      ...feeRows(figures),
      ['Finance charge', dollars(figures.financeCharge), 'sum'],
      ['Total of payments', dollars(figures.totalOfPayments), 'sum'],
      ['Each month after', dollars(figures.additonalPerMonth)],
      ['APR, by days', rateWords(figures.annualPercentageRate)],
      ['APR, by months', rateWords(figures.annualPercentageRate_month)],
    ]}
  />
)

/**
 * The same at maturity, as a customer takes it home: beside the table of charges, the first months' sums would promise
 * less than is due, and a lower rate than the disclosure of the same loan.
 */
export const MaturityParts = ({ figures }: { figures: Figures }) => {
  const { regZ, financeCharge, financeChargeBreakdown } = figures
  const fees = centsOfAnswer(financeCharge) - centsOfAnswer(financeChargeBreakdown.totalInterestCharge)
  const interest = cents(centsOfAnswer(regZ.financeCharge) - fees)
  return (
    <Parts
      rows={[
        ['Amount financed', dollars(figures.amountFinanced)],
        ['Interest to maturity', formatDollars(interest)],
        ...feeRows(figures),
        ['Finance charge', dollars(regZ.financeCharge), 'sum'],
        ['Total of payments', dollars(regZ.totalOfPayments), 'sum'],
        ['Each month after', dollars(figures.additonalPerMonth)],
        ['Annual percentage rate', rateWords(regZ.apr)],
      ]}
    />
  )
}
