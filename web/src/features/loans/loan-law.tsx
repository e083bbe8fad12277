import type { LoanOutput } from '@xd/core/domain/loan/output.ts'
import type { Regime } from '@xd/core/domain/loan/regime.ts'
import type { ReactNode } from 'react'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { Banner } from '#ui/status/banner.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { inEffectWords, lawsCited } from './rule-words.ts'
import styles from './figures.module.css'

type Warning = LoanOutput['warnings'][number]

/** What the clerk should know before quoting. What was inferred is part of the law’s own note. */
export const LoanWarnings = ({
  warnings,
  forbidden,
  acts = {},
}: {
  warnings: readonly Warning[]
  forbidden: boolean
  acts?: Partial<Record<Warning['code'], ReactNode>>
}) => (
  <>
    {warnings
      .filter(({ code }) => code !== 'inference')
      .map(({ code, message }) =>
        code === 'mla' && forbidden ? (
          <Banner key={code} tone="danger" role="alert" title="This loan can’t be made to this customer.">
            {message}
          </Banner>
        ) : (
          <Banner key={code} tone="warning" actions={acts[code]}>
            {message}
          </Banner>
        ),
      )}
  </>
)

/** The law the figures follow, and what was inferred where it doesn’t say. */
export const LawNote = ({
  regime,
}: {
  regime: Pick<Regime, 'id' | 'title' | 'sources' | 'inferences' | 'maximumNoticeFee'>
}) => (
  <section className={styles.law} aria-label="Law">
    <h3>
      {regime.title} <span className={styles.quiet}>{regime.id}</span>
    </h3>
    <ul>
      {[inEffectWords(regime.id), ...lawsCited(regime)].filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {regime.maximumNoticeFee > 0 && (
        <li>A notice sent after maturity may add up to {formatDollars(regime.maximumNoticeFee)}; it isn’t included.</li>
      )}
      {regime.inferences.map((line) => (
        <li key={line}>
          <Tag tone="warning">Inferred</Tag> {line}
        </li>
      ))}
    </ul>
  </section>
)
