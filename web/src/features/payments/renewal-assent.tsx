import { Fragment } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { documentPath } from '@xd/core/contract/documents.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { dayAndTime } from './payment-words.ts'
import styles from './payment-details-dialog.module.css'

type Assent = NonNullable<WireOutput<'payments/fetch'>['renewalAssent']>

interface Props {
  readonly assent: Assent
  readonly paymentKey: string
  readonly timezone: string
}

/** A customer's assent to new loans: when, from where, and the text they saw. */
export function RenewalAssent({ assent: { date, ip, terms }, paymentKey, timezone }: Props) {
  const now = useNow()
  return (
    <details>
      <summary>
        Agreed on the pay page: {dayAndTime(Date.parse(date), now, timezone)}
        {ip && `, from ${ip}`}
      </summary>
      <div lang={terms.language}>
        <p>{terms.lender}</p>
        {terms.loans.map(({ title, lines, maximum }) => (
          <Fragment key={title}>
            <p>
              <strong>{title}</strong>
            </p>
            <dl className={`${styles.facts} num`}>
              {lines.map(([label, value]) => (
                <div key={label} style={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p>{maximum}</p>
          </Fragment>
        ))}
        {terms.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>☑ {terms.assent}</p>
      </div>
      <DownloadLink small href={documentPath('renewal-proof', { payment: paymentKey })} label="Proof (PDF)" />
    </details>
  )
}
