import type { ReactNode } from 'react'
import { lawsCited } from '@xd/core/domain/loan/cited.ts'
import { besideFigures } from '@xd/core/domain/loan/warnings.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { Banner } from '#ui/status/banner.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { inEffectWords, type Law } from './rule-words.ts'
import styles from './figures.module.css'

type Warning = { readonly code: string; readonly message: string }

/** Warnings for the clerk before quoting. The law’s own note contains our inferences. */
export const LoanWarnings = ({
  warnings,
  forbidden,
  acts = {},
}: {
  warnings: readonly Warning[]
  forbidden: boolean
  acts?: Readonly<Record<string, ReactNode>>
}) => (
  <>
    {besideFigures(warnings).map(({ code, message }) =>
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

/** The law behind the figures, and our inferences where it is silent. */
export const LawNote = ({ maximumNoticeFee = 0, ...law }: Law & { maximumNoticeFee?: number }) => (
  <section className={styles.law} aria-label="Law">
    <h3>{law.title}</h3>
    <ul>
      {[inEffectWords(law), ...lawsCited(law)].filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {maximumNoticeFee > 0 && (
        <li>A notice sent after maturity may add up to {formatDollars(cents(maximumNoticeFee))}, not included here.</li>
      )}
      {law.inferences.map((line) => (
        <li key={line}>
          <Tag tone="warning">Inferred</Tag> {line}
        </li>
      ))}
    </ul>
  </section>
)
