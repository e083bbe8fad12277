import { type LocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { FieldButton } from './field-button.tsx'
import { shortDay } from './month.ts'
import { MonthGrid } from './month-grid.tsx'

type Props = FieldProps & {
  value: string | null
  onChange: (day: LocalDay) => void
  today: LocalDay
  min?: LocalDay
  max?: LocalDay
}

/** A day on its own: report ranges, calendar entries, custom date fields. */
export function DatePickerField({ value, onChange, today, min, max, ...field }: Props) {
  const [open, setOpen] = useState(false)
  const day = value ? (parseLocalDay(value) ?? null) : null
  return (
    <Field {...field}>
      {(control) => (
        <Popover
          label={field.label}
          open={open}
          onOpenChange={setOpen}
          width={300}
          trigger={
            <FieldButton {...control} icon={<CalendarDays />}>
              <span className="num">{day ? shortDay(day) : 'Choose a day'}</span>
            </FieldButton>
          }
        >
          <MonthGrid
            value={day}
            today={today}
            min={min}
            max={max}
            onChange={(next) => {
              onChange(next)
              setOpen(false)
            }}
          />
        </Popover>
      )}
    </Field>
  )
}
