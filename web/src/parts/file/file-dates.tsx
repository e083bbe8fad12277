import { FIRST_PARTS, type FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  /** How they are read, if that isn’t plain. */
  readonly dates: string | null
  readonly datesFirst: FirstPart | null
  readonly onChange: (first: FirstPart) => void
}

const LABELS = { month: 'The month', day: 'The day' } as const

/** How a file's dates are read, to be corrected. */
export const FileDates = ({ dates, datesFirst, onChange }: Props) =>
  dates !== null && (
    <>
      <Banner tone="info" title="Check the dates.">
        {dates}
      </Banner>
      {datesFirst && (
        <SelectField
          label="Dates begin with"
          value={datesFirst}
          options={FIRST_PARTS.map((part) => ({ value: part, label: LABELS[part] }))}
          onChange={onChange}
        />
      )}
    </>
  )
