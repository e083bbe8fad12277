import {
  dayOf,
  type EntryDate,
  type EntryDraft,
  hasTime,
  withEnd,
  withRanged,
  withStart,
} from '@xd/core/domain/calendar/entry.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import { cx } from '#ui/class-names.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import { FIRST_TIMES, timesOf, withTimes } from './entry-draft.ts'
import { zoneWords } from './spoken-entry.ts'
import styles from './entry.module.css'

interface Props {
  draft: EntryDraft
  today: LocalDay
  errors: Readonly<Record<string, string | undefined>>
  onChange: (draft: EntryDraft) => void
}

interface MomentProps {
  label: string
  date: EntryDate | null
  today: LocalDay
  min?: LocalDay
  max?: LocalDay
  error: string | undefined
  onChange: (date: EntryDate) => void
}

/** A day, and its time if the entry has times. */
function Moment({ label, date, today, min, max, error, onChange }: MomentProps) {
  const { companyTimezone } = useSignedIn().company
  const timed = date !== null && hasTime(date)
  return (
    <div className={cx(styles.when, timed && styles.timed)}>
      <DatePickerField
        label={label}
        required
        today={today}
        value={date === null ? null : dayOf(date)}
        {...(min && { min })}
        {...(max && { max })}
        error={error}
        onChange={(day) => onChange(`${day}${date?.slice(10) ?? ''}` as EntryDate)}
      />
      {timed && (
        <TextField
          label={`${label} time`}
          aside={zoneWords(date, companyTimezone).trim()}
          type="time"
          numeric
          value={date.slice(11)}
          onChange={(time) => time !== '' && onChange(`${dayOf(date)}T${time.slice(0, 5)}` as EntryDate)}
        />
      )}
    </div>
  )
}

/**
 * When the entry is. Spec 2 §5: a range can be chosen only in order; past days are allowed. Moving the start later
 * moves the end along.
 */
export function EntryTimes({ draft, today, errors, onChange }: Props) {
  const { itemDateStart: start, itemDateEnd: end, ranged, itemRepeat } = draft
  const [times, setTimes] = useState(FIRST_TIMES)
  const setAllDay = (allDay: boolean) => {
    if (allDay) setTimes(timesOf(draft))
    onChange(allDay ? withTimes(draft) : withTimes(draft, times))
  }
  return (
    <>
      <Checkbox label="All day" checked={start === null || !hasTime(start)} onChange={setAllDay} />
      <Moment
        label="Start"
        date={start}
        today={today}
        {...(ranged && end && { max: dayOf(end) })}
        error={errors['itemDateStart']}
        onChange={(date) => onChange(withStart(draft, date))}
      />
      <Checkbox label="Specify End Date" checked={ranged} onChange={(next) => onChange(withRanged(draft, next))} />
      {ranged && (
        <Moment
          label="End"
          date={end}
          today={today}
          {...(start && { min: dayOf(start) })}
          error={errors['itemDateEnd']}
          onChange={(date) => onChange(withEnd(draft, date))}
        />
      )}
      <Checkbox
        label="Repeats yearly"
        hint={itemRepeat === 'year' ? 'A change applies to every year.' : undefined}
        checked={itemRepeat === 'year'}
        onChange={(yearly) => onChange({ ...draft, itemRepeat: yearly ? 'year' : null })}
      />
      {errors['itemRepeat'] && <p role="alert">{errors['itemRepeat']}</p>}
    </>
  )
}
