import { Copy } from 'lucide-react'
import { endsNextDay } from '@xd/core/domain/hours/simple-hours.ts'
import { DAYS_OF_WEEK, hasCutoffWhileOpen, type StoreHours } from '@xd/core/domain/hours/store-hours.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { changeDay, copyDay, type DayChange, type Mode, modeOf } from './store-draft.ts'
import styles from './stores.module.css'

interface Props {
  week: readonly StoreHours[]
  mode: Mode
  onMode: (mode: Mode) => void
  onChange: (week: readonly StoreHours[]) => void
}

type Time = Exclude<keyof StoreHours, 'hoursDayOfWeek' | 'hoursIsOpen'>

const COLUMNS: Readonly<Record<Mode, readonly (readonly [field: Time, label: string])[]>> = {
  basic: [
    ['hoursOpenTime', 'Opens'],
    ['hoursCloseTime', 'Closes'],
  ],
  advanced: [
    ['hoursOpenTime', 'Opens'],
    ['hoursCloseTime', 'Closes'],
    ['hoursPaymentCutoffTime', 'Payment cutoff'],
    ['hoursAutoReplyTime', 'Auto-reply from'],
  ],
}

const MODES = [
  { value: 'basic', label: 'Basic' },
  { value: 'advanced', label: 'Advanced' },
] as const

const HINTS: Readonly<Record<Mode, string>> = {
  basic:
    'Payments made within 15 minutes of closing count for the next open day. The automatic reply starts at closing.',
  advanced:
    'Choose when payments start to count for the next open day and when the automatic reply starts. Change opening times in Basic.',
}

const KEPT = ' Days you set in Advanced keep their offset from closing time.'

/** Spec 2 §2: the weekly hours. A closed day disables its times. Basic mode has only opening and closing. */
export function HoursTable({ week, mode, onMode, onChange }: Props) {
  return (
    <div className={styles.hours}>
      <div className={styles.line}>
        <SegmentedControl label="Hours" value={mode} onChange={onMode} segments={MODES} />
        <p className={styles.hint}>
          {HINTS[mode]}
          {mode === 'basic' && modeOf(week) === 'advanced' && KEPT}
        </p>
      </div>
      {week.map((day) => (
        <Day
          key={day.hoursDayOfWeek}
          day={day}
          mode={mode}
          onChange={(change) => onChange(changeDay(week, day.hoursDayOfWeek, change, mode))}
          onCopy={(to) => onChange(copyDay(week, day.hoursDayOfWeek, to))}
        />
      ))}
    </div>
  )
}

interface DayProps {
  day: StoreHours
  mode: Mode
  onChange: (change: DayChange) => void
  onCopy: (to: 'weekdays' | 'all') => void
}

function Day({ day, mode, onChange, onCopy }: DayProps) {
  const name = DAYS_OF_WEEK[day.hoursDayOfWeek] ?? ''
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <div className={styles.dayName}>
        <Checkbox label={name} checked={day.hoursIsOpen} onChange={(hoursIsOpen) => onChange({ hoursIsOpen })} />
        <Menu
          label={`Copy ${name}`}
          trigger={<IconButton label={`Copy ${name}`} size="small" icon={<Copy />} />}
          entries={[
            { key: 'weekdays', label: 'Copy to Monday–Friday', onSelect: () => onCopy('weekdays') },
            { key: 'all', label: 'Copy to every day', onSelect: () => onCopy('all') },
          ]}
        />
      </div>
      <div className={styles.times}>
        {COLUMNS[mode].map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            type="time"
            numeric
            value={day[field].slice(0, 5)}
            disabled={!day.hoursIsOpen}
            error={
              field === 'hoursPaymentCutoffTime' && day.hoursIsOpen && !hasCutoffWhileOpen(day)
                ? 'Between opening and closing'
                : undefined
            }
            readOnly={mode === 'advanced' && field === 'hoursOpenTime'}
            onChange={(time) => time !== '' && onChange({ [field]: `${time}:00` })}
          />
        ))}
      </div>
      <p className={styles.note}>{!day.hoursIsOpen ? 'Closed' : endsNextDay(day) ? 'Ends next day' : ''}</p>
    </div>
  )
}
