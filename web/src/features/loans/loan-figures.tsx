import { disclosureLines } from '@xd/core/domain/loan/figure-lines.ts'
import { SHEET_WORDS } from '@xd/core/domain/loan/sheet-words.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { asLocalDay, daysBetween } from '@xd/core/domain/time/day.ts'
import { dollars } from '#ui/text/dollars.ts'
import { type Figures, figureWords } from './charge-parts.tsx'
import { sheetDay } from './shown-day.ts'
import styles from './figures.module.css'

/** The figures of a quote, on the calculator, in a saved quote’s details and on paper. */

type Props = { figures: Figures; language?: Language }

const noteOf = ({ maturityDate }: Figures, row: Figures['scheduleOfCharges'][number], language: Language): string => {
  const { graceEnds, maturity } = SHEET_WORDS[language].table
  return row.isGracePeriod ? graceEnds : row.date === maturityDate ? maturity : ''
}

/** The amounts that redeem the loan, and until when. */
export const ChargeTable = ({ figures, language = 'en' }: Props) => {
  const words = SHEET_WORDS[language].table
  return (
    <table className={`${styles.table} num`}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.by}</th>
          <th scope="col">{words.due}</th>
          <th scope="col">
            <span className={styles.quiet}>{words.note}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.scheduleOfCharges.map((row) => (
          <tr key={row.date}>
            <td>{daysBetween(asLocalDay(figures.loanDate), asLocalDay(row.date))}</td>
            <th scope="row">{sheetDay(row.date, language)}</th>
            <td className={styles.due}>{dollars(row.amountDue)}</td>
            <td className={styles.quiet}>{noteOf(figures, row, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Regulation Z, 12 CFR 1026.18: the cost of the loan if it is redeemed at maturity, including the last month. */
export const DisclosureBox = ({ figures, language = 'en' }: Props) => {
  const words = SHEET_WORDS[language]
  const { regZ, maturityDate } = figures
  const { apr, financeCharge, amountFinanced, total } = disclosureLines(figures, language)
  const boxes = [
    [apr, words.apr],
    [financeCharge, words.financeCharge],
    [amountFinanced, words.amountFinanced],
    [total, words.total(sheetDay(maturityDate, language))],
  ] as const
  return (
    <section className={styles.disclosure} aria-label={words.truth}>
      <h3>{words.truthAfter(regZ.termDays)}</h3>
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
