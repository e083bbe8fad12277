import {
  MILITARY_CHECK_LABELS,
  MILITARY_CHECK_METHODS,
  type MilitaryCheck,
  type militaryCheckFaults,
} from '@xd/core/domain/loan/military-check.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'

interface Props {
  readonly check: MilitaryCheck & { readonly day: LocalDay }
  readonly today: LocalDay
  readonly faults: ReturnType<typeof militaryCheckFaults>
  readonly onChange: (change: Partial<MilitaryCheck & { day: LocalDay }>) => void
}

const METHODS = MILITARY_CHECK_METHODS.map((method) => ({ value: method, label: MILITARY_CHECK_LABELS[method] }))

/** How, when and under which number someone checked that a borrower isn't covered by the Military Lending Act. */
export const MilitaryCheckFields = ({ check, today, faults, onChange }: Props) => (
  <>
    <SelectField
      label="Checked in"
      value={check.method}
      options={METHODS}
      onChange={(method) => onChange({ method })}
    />
    <DatePickerField
      label="Day of the check"
      value={check.day}
      today={today}
      onChange={(day) => onChange({ day })}
      hint="At most 30 days before the loan."
      error={faults.day}
    />
    <TextField
      label="Reference"
      required
      maxLength={60}
      hint="The number of the certificate or report. Never a Social Security number."
      value={check.reference}
      onChange={(reference) => onChange({ reference })}
      error={faults.reference}
    />
  </>
)
