import * as Radix from 'radix-ui/context-menu'
import type { ReactElement } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import { useOverlayHome } from './overlay-home.ts'
import styles from './menu.module.css'

type Props = {
  entries: readonly MenuEntry[]
  label?: string
  children: ReactElement
  onOpenChange?: (open: boolean) => void
}

/** The right-click menu of a row. Everything in it can be reached elsewhere too. */
export function ContextMenu({ entries, label, children, onOpenChange }: Props) {
  const home = useOverlayHome()
  return (
    <Radix.Root onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content className={styles.menu} collisionPadding={12} aria-label={label}>
          <MenuItems parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
