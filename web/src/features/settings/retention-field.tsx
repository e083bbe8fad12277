import type { WireOutput } from '@xd/core/contract/calls.ts'
import { CHOSEN, type RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import { countedWords, spanWords } from '@xd/core/domain/retention/retention.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { ProgressBar } from '#ui/busy/progress-bar.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import styles from './retention.module.css'

type Run = WireOutput<'settings/retention/fetch'>['retention']['runs'][number]

interface Props {
  kind: RetentionKind
  months: number | null
  /** The records that would be deleted; null if none would. */
  line: string | null
  /** Its latest run, unless the choice is being changed. */
  run: Run | undefined
  moment: (at: string) => string
  error: string | null
  onChange: (months: number | null) => void
}

const FOREVER = 'forever'

/** How long one kind of record is stored. A period that only programs can choose is offered while it is chosen. */
export function RetentionField({ kind, months, line, run, moment, error, onChange }: Props) {
  const { title, about, leastMonths, by, offers } = CHOSEN[kind]
  const all = [...new Set<number>([...offers, ...(months === null ? [] : [months])])].sort((a, b) => a - b)
  return (
    <div className={styles.kind}>
      <SelectField
        writes
        label={title}
        hint={`${about} At least ${spanWords(leastMonths)} (${by}).`}
        value={months === null ? FOREVER : String(months)}
        onChange={(value) => onChange(value === FOREVER ? null : Number(value))}
        options={[
          { value: FOREVER, label: 'Forever' },
          ...all.map((one) => ({ value: String(one), label: spanWords(one) })),
        ]}
        error={error}
      />
      {run?.finishedAt === null ? (
        <ProgressBar
          label={`Deleting ${title.toLowerCase()}`}
          done={run.deleted}
          total={run.total}
          words={`${grouped(run.deleted)} of ${countedWords(kind, run.total)}`}
        />
      ) : (
        line !== null && <p className={styles.line}>{line}</p>
      )}
      {run && run.finishedAt !== null && run.deleted > 0 && (
        <p className={styles.line}>
          Last run: {grouped(run.deleted)} deleted, {moment(run.finishedAt)}.
        </p>
      )}
    </div>
  )
}
