import { Check } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { useReadOnly } from '#ui/read-only.ts'
import { Kbd } from '#ui/status/kbd.tsx'
import type { MenuEntry } from './menu-entry.ts'
import styles from './menu.module.css'

/** The parts with the same names in Radix's dropdown and context menus. */
type Parts = {
  Item: ComponentType<{
    className?: string
    disabled?: boolean
    onSelect?: (event: Event) => void
    children?: ReactNode
  }>
  RadioGroup: ComponentType<{
    value?: string
    onValueChange?: (value: string) => void
    'aria-label'?: string
    children?: ReactNode
  }>
  RadioItem: ComponentType<{ className?: string; value: string; disabled?: boolean; children?: ReactNode }>
  ItemIndicator: ComponentType<{ children?: ReactNode }>
  Label: ComponentType<{ className?: string; children?: ReactNode }>
  Separator: ComponentType<{ className?: string }>
}

type Props = { parts: Parts; entries: readonly MenuEntry[] }

export function MenuItems({ parts: { Item, RadioGroup, RadioItem, ItemIndicator, Label, Separator }, entries }: Props) {
  const readOnly = useReadOnly()
  return entries.map((entry) => {
    if (entry.kind === 'rule') return <Separator key={entry.key} className={styles.rule} />
    if (entry.kind === 'heading') {
      return (
        <Label key={entry.key} className={styles.heading}>
          {entry.label}
        </Label>
      )
    }
    const reason = entry.writes && readOnly
    if (entry.kind === 'choice') {
      return (
        <RadioGroup key={entry.key} value={entry.chosen} onValueChange={entry.onChoose} aria-label={entry.label}>
          {entry.options.map(({ key, label, icon }) => (
            <RadioItem key={key} className={styles.item} value={key} disabled={Boolean(reason)}>
              <span className={styles.check}>
                <ItemIndicator>
                  <Check aria-hidden="true" />
                </ItemIndicator>
              </span>
              {icon}
              <span className={styles.words}>{label}</span>
            </RadioItem>
          ))}
        </RadioGroup>
      )
    }
    const why = reason || entry.disabledReason
    return (
      <Item
        key={entry.key}
        className={cx(styles.item, entry.danger && styles.danger)}
        disabled={Boolean(why)}
        onSelect={() => entry.onSelect()}
      >
        {entry.icon}
        <span className={styles.words}>
          {entry.label}
          {why && <span className={styles.reason}>{why}</span>}
        </span>
        {entry.shortcut && <Kbd keys={entry.shortcut} />}
      </Item>
    )
  })
}
