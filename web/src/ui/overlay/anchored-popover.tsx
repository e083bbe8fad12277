import * as Radix from 'radix-ui/popover'
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { useOverlayHome } from './overlay-home.ts'
import styles from './popover.module.css'

interface Props {
  anchor: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  width?: number
  children: ReactNode
}

/** A popover that exists only while open, and costs nothing before. One serves several buttons. */
export function AnchoredPopover({ anchor, label, onClose, width, children }: Props) {
  const home = useOverlayHome()
  // A key opens it from a list row, rather than from its button. Null once the user has left it for something else.
  const back = useRef(document.activeElement as HTMLElement | null)
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal container={home}>
        <Radix.Content
          className={cx(styles.popover, styles.flush)}
          style={width ? ({ '--width': `${width}px` } as CSSProperties) : undefined}
          align="start"
          side="bottom"
          sideOffset={4}
          collisionPadding={12}
          aria-label={label}
          // Its own button already closes it.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
            else back.current = null
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            ;(back.current === document.body ? anchor : back).current?.focus()
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
