import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import styles from './filter-chip.module.css'

type FilterOption<Value extends string | number> = {
  value: Value
  label: ReactNode
  /** A shorter label for the chip than in its menu. */
  short?: ReactNode
}

type Props<Value extends string | number> = {
  label: string
  value: Value
  /** Its label and value while nothing is chosen. */
  all: FilterOption<Value>
  options: ReadonlyArray<FilterOption<Value>>
  onChange: (value: Value) => void
}

export const chipClass = (on: boolean) => cx(styles.chip, on && styles.on)

/** One filter of a list: it shows its value, and is highlighted while active. */
export function FilterChip<Value extends string | number>({ label, value, all, options, onChange }: Props<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        <button type="button" className={chipClass(chosen !== undefined)}>
          <span className={styles.words}>{(chosen ?? all).short ?? (chosen ?? all).label}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
      entries={[all, ...options].map((option) => ({
        key: String(option.value),
        label: option.label,
        icon: option.value === value ? <Check aria-hidden="true" /> : <span style={{ width: 16 }} />,
        onSelect: () => onChange(option.value),
      }))}
    />
  )
}
