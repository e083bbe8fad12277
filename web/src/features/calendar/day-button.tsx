import { createContext, useContext } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { cx } from '#ui/class-names.ts'
import { fullDay, monthName } from '#ui/picker/month.ts'
import styles from './grid.module.css'

export interface GridDays {
  /** The only day that Tab reaches. */
  readonly cursor: LocalDay
  /** Where the carried entry would land. */
  readonly target: LocalDay | undefined
  readonly today: LocalDay
  readonly countOn: (day: LocalDay) => number
  /** The number of entries that the grid does not show. */
  readonly missingOn: (day: LocalDay) => number
  readonly onPick: (day: LocalDay) => void
}

export const GridDaysContext = createContext<GridDays | null>(null)

interface Props {
  day: LocalDay
  /** The number, or the weekday and the number. */
  label: string
}

/** A day of the grid, for the keyboard and for screen readers. */
export function DayButton({ day, label }: Props) {
  const days = useContext(GridDaysContext)
  if (!days) return label
  const { cursor, target, today, countOn, missingOn, onPick } = days
  const [count, missing] = [countOn(day), missingOn(day)]
  // The visible text must be part of the spoken name.
  const name = /^\d+$/.test(label) ? fullDay(day) : `${label}, ${monthName(day)}`
  const said = [name, day === today && 'today', count > 0 ? countOf(count, 'entry', 'entries') : 'no entries']
  return (
    <>
      {missing > 0 && <span className={styles.missing}>+{missing}</span>}
      <button
        type="button"
        className={cx(styles.dayButton, 'num', day === today && styles.isToday, day === target && styles.isTarget)}
        data-day={day}
        data-cursor={day === cursor || undefined}
        tabIndex={day === cursor ? 0 : -1}
        aria-label={said.filter(Boolean).join(', ')}
        onClick={() => onPick(day)}
      >
        {label}
      </button>
    </>
  )
}
