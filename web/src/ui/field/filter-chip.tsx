import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
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
  const offered = [all, ...options]
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        <button type="button" className={chipClass(chosen !== undefined)}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span className={styles.words}>{(chosen ?? all).short ?? (chosen ?? all).label}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
      entries={[
        {
          kind: 'choice',
          key: 'choice',
          label,
          chosen: String(value),
          options: offered.map((option) => ({ key: String(option.value), label: option.label })),
          onChoose: (key) => {
            const option = offered.find((one) => String(one.value) === key)
            if (option) onChange(option.value)
          },
        },
      ]}
    />
  )
}
