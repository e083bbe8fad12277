import * as Radix from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './segmented-control.module.css'

type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; name?: string }

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  segments: ReadonlyArray<Segment<Value>>
  wide?: boolean
}

/** Two to five views of the same thing, one at a time. */
export function SegmentedControl<Value extends string>({ label, value, onChange, segments, wide }: Props<Value>) {
  return (
    <Radix.Root
      className={cx(styles.track, wide && styles.wide)}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => onChange(next as Value)}
    >
      {segments.map((segment) => (
        <Radix.Item key={segment.value} value={segment.value} className={styles.segment} aria-label={segment.name}>
          {segment.icon}
          {segment.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
