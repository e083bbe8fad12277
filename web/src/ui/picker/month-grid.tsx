import { addDays, dayOfWeek, type LocalDay, yearMonthDay } from '@xd/core/domain/time/day.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { addMonths, fullDay, monthName, sameMonth, weeksOf } from './month.ts'
import styles from './month-grid.module.css'

type Props = {
  value: LocalDay | null
  onChange: (day: LocalDay) => void
  today: LocalDay
  min?: LocalDay
  max?: LocalDay
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * A month from which to pick a day. Arrows move by day and week, Page Up and Down by month, Home and End within the
 * week.
 */
export function MonthGrid({ value, onChange, today, min, max }: Props) {
  const [cursor, setCursor] = useState(value ?? today)
  const [moved, setMoved] = useState(false)
  const cell = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved) cell.current?.focus()
  }, [cursor, moved])

  const closed = (day: LocalDay) => (min !== undefined && day < min) || (max !== undefined && day > max)
  const go = (day: LocalDay) => {
    setMoved(true)
    setCursor(min && day < min ? min : max && day > max ? max : day)
  }
  const turn = (months: number) => {
    setMoved(false)
    setCursor(addMonths(cursor, months))
  }
  const keys = (event: KeyboardEvent) => {
    const moves: Record<string, () => LocalDay> = {
      ArrowLeft: () => addDays(cursor, -1),
      ArrowRight: () => addDays(cursor, 1),
      ArrowUp: () => addDays(cursor, -7),
      ArrowDown: () => addDays(cursor, 7),
      PageUp: () => addMonths(cursor, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(cursor, event.shiftKey ? 12 : 1),
      Home: () => addDays(cursor, -dayOfWeek(cursor)),
      End: () => addDays(cursor, 6 - dayOfWeek(cursor)),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    go(move())
  }

  return (
    <div>
      <div className={styles.head}>
        <IconButton label="Previous month" icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <span className={styles.month} aria-live="polite">
          {monthName(cursor)}
        </span>
        <IconButton label="Next month" icon={<ChevronRight />} onClick={() => turn(1)} />
      </div>
      <table className={styles.grid} role="grid" aria-label={monthName(cursor)} onKeyDown={keys}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    ref={day === cursor ? cell : undefined}
                    type="button"
                    data-autofocus={day === cursor || undefined}
                    className={cx(
                      styles.day,
                      'num',
                      !sameMonth(day, cursor) && styles.outside,
                      day === today && styles.today,
                    )}
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={`${fullDay(day)}${day === today ? ', today' : ''}`}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={closed(day) || undefined}
                    onClick={() => {
                      if (closed(day)) return
                      setCursor(day)
                      onChange(day)
                    }}
                  >
                    {yearMonthDay(day).day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
