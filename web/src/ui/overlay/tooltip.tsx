import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'
import { useFirstOpening } from './use-first-opening.ts'

type Props = {
  content: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  shortcut?: string
  children: ReactElement
}

/** The frame holds the one `TooltipProvider`. A tip never carries what cannot be found elsewhere, save a refusal's reason. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={350} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
)

export function Tooltip({ content, side = 'top', shortcut, children }: Props) {
  const { hasOpened, onOpenChange } = useFirstOpening({})
  return (
    <Radix.Root onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {hasOpened && (
        <Radix.Portal>
          <Radix.Content className={styles.tip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
            {shortcut && <kbd>{shortcut}</kbd>}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}
