import { ChevronLeft, ChevronRight } from 'lucide-react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { addDays, type LocalDay, yearMonthDay } from '@xd/core/domain/time/day.ts'
import { useDayCounts } from '#data/calendar-entries.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { fullDay, shortDay } from '#ui/picker/month.ts'
import { weekOf } from './calendar-view.ts'
import styles from './day-strip.module.css'

/** More entries than this look like many. */
const MOST_DOTS = 3

interface Props {
  day: LocalDay
  today: LocalDay
  onPick: (day: LocalDay) => void
}

/** The week around the listed day, each day with dots for its entries. */
export function DayStrip({ day, today, onPick }: Props) {
  const week = weekOf(day)
  const counts = useDayCounts(week[0]!, week[6]!)
  return (
    <nav className={styles.strip} aria-label="Days">
      <IconButton label="Previous week" icon={<ChevronLeft />} onClick={() => onPick(addDays(day, -7))} />
      <ol className={styles.days}>
        {week.map((one) => {
          const count = counts(one)
          return (
            <li key={one} className={cx(styles.item, one === day && styles.chosen)}>
              <span className={styles.weekday} aria-hidden="true">
                {shortDay(one).slice(0, 1)}
              </span>
              <button
                type="button"
                className={cx(styles.day, 'num', one === today && styles.today)}
                aria-current={one === day ? 'date' : undefined}
                aria-label={`${fullDay(one)}, ${count > 0 ? countOf(count, 'entry', 'entries') : 'no entries'}`}
                onClick={() => onPick(one)}
              >
                <span>{yearMonthDay(one).day}</span>
                <span className={styles.dots} aria-hidden="true">
                  {Array.from({ length: Math.min(count, MOST_DOTS) }, (_, at) => (
                    <span key={at} className={styles.dot} />
                  ))}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <IconButton label="Next week" icon={<ChevronRight />} onClick={() => onPick(addDays(day, 7))} />
    </nav>
  )
}
