import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import { useOverlayHome } from './overlay-home.ts'
import { useFirstOpening } from './use-first-opening.ts'
import styles from './menu.module.css'

type Props = {
  trigger: ReactElement
  entries: readonly MenuEntry[]
  label?: string
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  onOpenChange?: (open: boolean) => void
  /** Focus returns to the trigger, unless this prevents it (`preventDefault`). */
  onCloseAutoFocus?: (event: Event) => void
}

export function Menu({
  trigger,
  entries,
  label,
  align = 'end',
  side = 'bottom',
  onOpenChange,
  onCloseAutoFocus,
}: Props) {
  const home = useOverlayHome()
  const first = useFirstOpening({ onOpenChange })
  return (
    <Radix.Root onOpenChange={first.onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {first.hasOpened && (
        <Radix.Portal container={home}>
          <Radix.Content
            className={styles.menu}
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={12}
            aria-label={label}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <MenuItems parts={Radix} entries={entries} />
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}
