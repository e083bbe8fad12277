import { NOTICE_STATUS_LABELS, NOTICE_STATUSES, type NoticeStatus } from '@xd/core/domain/notice/status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { BatchData } from '#data/notices.ts'
import { chipClass } from '#ui/field/filter-chip.tsx'
import styles from './notices.module.css'

/** The listed notices of a batch: all, those in one status, or the refused ones. */
export type Wanted = NoticeStatus | 'all' | 'refused'
export const WANTED: readonly Wanted[] = ['all', ...NOTICE_STATUSES, 'refused']

const words = (wanted: Wanted): string =>
  wanted === 'all' ? 'All' : wanted === 'refused' ? 'Refused' : NOTICE_STATUS_LABELS[wanted]

interface Props {
  readonly counts: BatchData['counts']
  readonly value: Wanted
  readonly onChange: (wanted: Wanted) => void
}

/** How many notices of a batch are in each status; each figure filters the list. */
export const StatusFigures = ({ counts, value, onChange }: Props) => (
  <div className={styles.figures} role="group" aria-label="Status">
    {WANTED.map((wanted) => ({ wanted, many: wanted === 'all' ? counts.total : counts[wanted] }))
      .filter(({ wanted, many }) => many > 0 || wanted === 'all' || wanted === value)
      .map(({ wanted, many }) => (
        <button
          key={wanted}
          type="button"
          className={chipClass(wanted === value)}
          aria-pressed={wanted === value}
          onClick={() => onChange(wanted)}
        >
          {words(wanted)} <b className="num">{grouped(many)}</b>
        </button>
      ))}
  </div>
)
