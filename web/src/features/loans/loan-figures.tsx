import { disclosureLines, type LineFigures } from '@xd/core/domain/loan/figure-lines.ts'
import { asLocalDay, daysBetween } from '@xd/core/domain/time/day.ts'
import { dollars } from '#ui/text/dollars.ts'
import { figureWords } from './charge-parts.tsx'
import { shownDay } from './shown-day.ts'
import styles from './figures.module.css'

/** The figures of a quote, on the calculator, in a saved quote’s details and on paper. */
export type Figures = LineFigures & { readonly maturityDate: string }

type Props = { figures: Figures }

const noteOf = ({ maturityDate }: Figures, row: Figures['scheduleOfCharges'][number]): string =>
  row.isGracePeriod ? 'Grace ends' : row.date === maturityDate ? 'Maturity' : ''

/** The amounts that redeem the loan, and until when. */
export const ChargeTable = ({ figures }: Props) => (
  <table className={`${styles.table} num`}>
    <caption>Table of charges</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Redeemed by</th>
        <th scope="col">Amount due</th>
        <th scope="col">
          <span className={styles.quiet}>Note</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {figures.scheduleOfCharges.map((row) => (
        <tr key={row.date}>
          <td>{daysBetween(asLocalDay(figures.loanDate), asLocalDay(row.date))}</td>
          <th scope="row">{shownDay(row.date)}</th>
          <td className={styles.due}>{dollars(row.amountDue)}</td>
          <td className={styles.quiet}>{noteOf(figures, row)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Regulation Z, 12 CFR 1026.18: the cost of the loan if it is redeemed at maturity, including the last month. */
export const DisclosureBox = ({ figures }: Props) => {
  const { regZ, maturityDate } = figures
  const { apr, financeCharge, amountFinanced, total } = disclosureLines(figures)
  const boxes = [
    [apr, 'The cost of your credit as a yearly rate.'],
    [financeCharge, 'The dollar amount the credit will cost you.'],
    [amountFinanced, 'The amount of credit provided to you.'],
    [total, `The amount you will have paid on ${shownDay(maturityDate)}.`],
  ] as const
  return (
    <section className={styles.disclosure} aria-label="Truth in Lending">
      <h3>Truth in Lending, redeemed at maturity after {regZ.termDays} days</h3>
      <dl className="num">
        {boxes.map(([line, about]) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd className={styles.figure}>{figureWords(line)}</dd>
            <dd className={styles.about}>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
