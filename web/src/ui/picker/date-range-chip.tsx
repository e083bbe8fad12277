import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { addDays, dayOfMonth, type LocalDay, yearMonthDay } from '@xd/core/domain/time/day.ts'
import { Button } from '#ui/action/button.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { DatePickerField } from './date-picker-field.tsx'
import { shortDay } from './month.ts'
import { chipClass } from '#ui/field/filter-chip.tsx'
import styles from './date-range-chip.module.css'

export type DateRange = { start: LocalDay | null; end: LocalDay | null }

type Preset = readonly [name: string, range: DateRange]

type Props = {
  value: DateRange
  onChange: (range: DateRange) => void
  today: LocalDay
  /** What the days refer to, if several ranges are side by side: “Last contact”. */
  label?: string
  /** The most common ranges; past ones by default. */
  presets?: readonly Preset[]
  /** Both ends are always set, without an “any date” choice. */
  closed?: boolean
}

/** The name of a usual range, such as "Last 30 days". */
const usualName = ({ start, end }: DateRange, presets: readonly Preset[]): string | undefined =>
  presets.find(([, usual]) => start !== null && usual.start === start && usual.end === end)?.[0]

const words = ({ start, end }: DateRange): string => {
  if (start && end) return start === end ? shortDay(start) : `${shortDay(start)} – ${shortDay(end)}`
  if (start) return `From ${shortDay(start)}`
  return end ? `Until ${shortDay(end)}` : 'Any date'
}

const chipWords = (label: string | undefined, shown: string, isSet: boolean): string =>
  label === undefined ? shown : isSet ? `${label}: ${shown}` : label

const firstOfMonth = (day: LocalDay) => {
  const { year, month } = yearMonthDay(day)
  return dayOfMonth(year, month, 1)
}

const past = (today: LocalDay): readonly Preset[] => [
  ['Today', { start: today, end: today }],
  ['Yesterday', { start: addDays(today, -1), end: addDays(today, -1) }],
  ['Last 7 days', { start: addDays(today, -6), end: today }],
  ['Last 30 days', { start: addDays(today, -29), end: today }],
  ['This month', { start: firstOfMonth(today), end: today }],
  ['Last month', { start: firstOfMonth(addDays(firstOfMonth(today), -1)), end: addDays(firstOfMonth(today), -1) }],
]

/** A day range, both ends included; either may be open. */
export function DateRangeChip({ value, onChange, today, label, presets = past(today), closed = false }: Props) {
  const [open, setOpen] = useState(false)
  const isSet = value.start !== null || value.end !== null
  return (
    <Popover
      label={label ?? 'Dates'}
      open={open}
      onOpenChange={setOpen}
      width={320}
      trigger={
        <button type="button" className={chipClass(isSet)}>
          <CalendarDays aria-hidden="true" />
          <span className="num">{chipWords(label, usualName(value, presets) ?? words(value), isSet)}</span>{' '}
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <div className={styles.presets}>
        {presets.map(([name, range]) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              onChange(range)
              setOpen(false)
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className={styles.days}>
        <DatePickerField
          label="From"
          value={value.start}
          today={today}
          {...(value.end && { max: value.end })}
          onChange={(start) => onChange({ ...value, start })}
        />
        <DatePickerField
          label="To"
          value={value.end}
          today={today}
          {...(value.start && { min: value.start })}
          onChange={(end) => onChange({ ...value, end })}
        />
      </div>
      {!closed && isSet && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onChange({ start: null, end: null })
            setOpen(false)
          }}
        >
          Any date
        </Button>
      )}
    </Popover>
  )
}
