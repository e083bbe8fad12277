import { FilterChip } from '#ui/field/filter-chip.tsx'

type Props = {
  labels: ReadonlyArray<{ labelID: number; labelName: string }>
  value: number | null
  onChange: (label: number | null) => void
}

const ANY = 0

/** Filters a list by one label, once there are any. */
export function LabelFilter({ labels, value, onChange }: Props) {
  if (labels.length === 0) return null
  return (
    <FilterChip
      label="Label"
      value={value ?? ANY}
      all={{ value: ANY, label: 'Any label' }}
      options={labels.map(({ labelID, labelName }) => ({ value: labelID, label: labelName }))}
      onChange={(label) => onChange(label === ANY ? null : label)}
    />
  )
}
