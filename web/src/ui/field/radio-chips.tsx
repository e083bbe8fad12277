import * as Radix from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import type { FieldControl } from './field.tsx'
import { chipClass } from './filter-chip.tsx'
import styles from './radio-chips.module.css'

interface Props {
  label: string
  control: FieldControl
  value: string | null
  options: readonly { value: string; label: ReactNode }[]
  onChange: (value: string) => void
}

/** A choice of very few options, all visible. */
export const RadioChips = ({ label, control, value, options, onChange }: Props) => (
  <Radix.Root
    {...control}
    className={styles.chips}
    aria-label={label}
    orientation="horizontal"
    disabled={control['aria-readonly'] === true}
    value={value}
    onValueChange={onChange}
  >
    {options.map((option) => (
      <Radix.Item key={option.value} value={option.value} className={chipClass(option.value === value)}>
        {option.label}
      </Radix.Item>
    ))}
  </Radix.Root>
)
