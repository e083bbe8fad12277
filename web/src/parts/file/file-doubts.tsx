import { FIRST_PARTS, type FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  /** Columns with an unclear meaning. */
  readonly lacks: string | null
  /** How they are read, if that is unclear. */
  readonly dates: string | null
  readonly datesFirst: FirstPart | null
  readonly onChange: (first: FirstPart) => void
}

const LABELS = { month: 'The month', day: 'The day' } as const

/** The unclear points of a file: which column holds what, and how to read its dates. */
export const FileDoubts = ({ lacks, dates, datesFirst, onChange }: Props) => (
  <>
    {lacks !== null && (
      <Banner tone="warning" title="Match columns">
        {lacks}
      </Banner>
    )}
    {dates !== null && (
      <Banner tone="info" title="Check the dates.">
        {dates}
      </Banner>
    )}
    {dates !== null && datesFirst && (
      <SelectField
        label="Dates begin with"
        value={datesFirst}
        options={FIRST_PARTS.map((part) => ({ value: part, label: LABELS[part] }))}
        onChange={onChange}
      />
    )}
  </>
)
