import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { cx } from '#ui/class-names.ts'
import { useChosenInView } from '#ui/hook/use-chosen-in-view.ts'
import styles from './tabs.module.css'

type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  count?: number
  disabled?: boolean
  panel: ReactNode
}

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: ReadonlyArray<Tab<Value>>
  /** A page of panes: the open panel takes the remaining height. */
  fill?: boolean
  /** A tab opens on Enter or Space, rather than on focus, because opening it may ask something first. */
  manual?: boolean
}

export function Tabs<Value extends string>({ label, value, onChange, tabs, fill, manual = false }: Props<Value>) {
  const list = useChosenInView<HTMLDivElement>(value)
  return (
    <Radix.Root
      className={cx(fill && styles.fill)}
      activationMode={manual ? 'manual' : 'automatic'}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
    >
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className={styles.tab} value={tab.value} disabled={tab.disabled}>
            {tab.label}
            {tab.count !== undefined && <span className={`${styles.count} num`}>{grouped(tab.count)}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
