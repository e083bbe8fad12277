import * as Radix from 'radix-ui/context-menu'
import type { MouseEvent, ReactElement } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import { useOverlayHome } from './overlay-home.ts'
import { useReturnFocus } from './use-return-focus.ts'
import styles from './menu.module.css'

type Props = {
  entries: readonly MenuEntry[]
  label?: string
  children: ReactElement
  onOpenChange?: (open: boolean) => void
}

const FOCUSABLE = 'a[href], button, [tabindex]'

/** The right-click menu of a row. Everything in it can be reached elsewhere too. */
export function ContextMenu({ entries, label, children, onOpenChange }: Props) {
  const home = useOverlayHome()
  const { remember, onCloseAutoFocus } = useReturnFocus()
  const rememberPressed = ({ target }: MouseEvent<HTMLElement>) =>
    remember(target instanceof Element ? target.closest(FOCUSABLE) : null)
  return (
    <Radix.Root onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild onContextMenu={rememberPressed}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          className={styles.menu}
          collisionPadding={12}
          aria-label={label}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <MenuItems parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
