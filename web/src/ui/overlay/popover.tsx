import * as Radix from 'radix-ui/popover'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { useOverlayHome } from './overlay-home.ts'
import { useFirstOpening } from './use-first-opening.ts'
import styles from './popover.module.css'

type Props = {
  trigger: ReactElement
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  width?: number
  flush?: boolean
  children: ReactNode
}

/** The content decides what comes first: a calendar's chosen day, not its button for the previous month. */
const focusChosen = (event: Event) => {
  const box = event.currentTarget
  const chosen = box instanceof HTMLElement ? box.querySelector<HTMLElement>('[data-autofocus]') : null
  if (!chosen) return
  event.preventDefault()
  chosen.focus()
}

export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  width,
  flush,
  children,
}: Props) {
  const home = useOverlayHome()
  const first = useFirstOpening({ open, onOpenChange })
  return (
    <Radix.Root open={open} onOpenChange={first.onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {first.hasOpened && (
        <Radix.Portal container={home}>
          <Radix.Content
            className={cx(styles.popover, flush && styles.flush)}
            style={width ? ({ '--width': `${width}px` } as CSSProperties) : undefined}
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={12}
            aria-label={label}
            onOpenAutoFocus={focusChosen}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}
