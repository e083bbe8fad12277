import * as Radix from 'radix-ui/toggle-group'
import type { ReactNode } from 'react'
import { chipClass } from './filter-chip.tsx'
import styles from './toggle-choices.module.css'

interface Props<Value extends string | number> {
  label: string
  /** The value that filters nothing. Pressing the chosen one again returns to it. */
  none: Value
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  /** Equally wide, so that the eye finds each by its place. */
  grid?: boolean
  onChoose: (value: Value) => void
}

/** One filter's values, all visible. The group is a single tab stop, and arrow keys move through it. */
export function ToggleChoices<Value extends string | number>({
  label,
  none,
  value,
  options,
  grid,
  onChoose,
}: Props<Value>) {
  return (
    <Radix.Root
      type="single"
      className={grid ? styles.grid : styles.chips}
      aria-label={label}
      value={String(value)}
      onValueChange={(next) => onChoose(options.find((option) => String(option.value) === next)?.value ?? none)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={String(option.value)}
          className={grid ? styles.cell : chipClass(option.value === value)}
        >
          {option.icon}
          <span className="cut">{option.label}</span>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
