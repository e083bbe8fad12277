import type { LineFigures } from '@xd/core/domain/loan/figure-lines.ts'
import { chargeLines, earlyLines, type FigureLine } from '@xd/core/domain/loan/figure-lines.ts'
import { centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { SHEET_WORDS } from '@xd/core/domain/loan/sheet-words.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { rateWords } from './rule-words.ts'
import styles from './figures.module.css'

export type Figures = LineFigures & { readonly maturityDate: string }

export const figureWords = ({ figure, kind }: FigureLine): string =>
  kind === 'rate' ? rateWords(figure) : formatDollars(centsOfAnswer(figure))

const Parts = ({ label, lines }: { label: string; lines: readonly FigureLine[] }) => (
  <dl className={`${styles.parts} num`} aria-label={label}>
    {lines.map((line) => (
      <div key={line.label} className={line.isSum && styles.sum}>
        <dt>{line.label}</dt>
        <dd>{figureWords(line)}</dd>
      </div>
    ))}
  </dl>
)

/** The charge at maturity and its parts. */
export const ChargeParts = ({ figures, language = 'en' }: { figures: Figures; language?: Language }) => (
  <Parts label={SHEET_WORDS[language].charges} lines={chargeLines(figures, language)} />
)

/** The same on screen, with the first months' cost collapsed below it. */
export const ChargePartsWithEarly = ({ figures }: { figures: Figures }) => {
  const early = earlyLines(figures)
  return (
    <div>
      <ChargeParts figures={figures} />
      {early && (
        <details className={styles.early}>
          <summary>{early.title}</summary>
          <Parts label={early.title} lines={early.lines} />
        </details>
      )}
    </div>
  )
}
