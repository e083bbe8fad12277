import * as Radix from 'radix-ui/context-menu'
import type { ReactElement } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import styles from './menu.module.css'

type Props = { entries: readonly MenuEntry[]; label?: string; children: ReactElement; onOpenChange?: (open: boolean) => void }

/** The right-click menu of a row. Everything in it can be reached elsewhere too. */
export function ContextMenu({ entries, label, children, onOpenChange }: Props) {
  return (
    <Radix.Root onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} collisionPadding={12} aria-label={label}>
          <MenuItems parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
