import * as Radix from 'radix-ui/alert-dialog'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useFirstOpening } from './use-first-opening.ts'
import { useOnTop } from './use-on-top.ts'
import { useReturnFocus } from './use-return-focus.ts'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  /** Names the action's effect, its target and the amount. */
  description: ReactNode
  /** Names the action ("Cancel request"), never "OK". */
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  /** Why it can't be confirmed yet. */
  refusal?: string | null
  /** Confirming changes something, so it is refused on a view-only visit. */
  writes?: boolean
  children?: ReactNode
}

/** Asks before an action that can't be undone. Focus starts on the harmless button. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  danger,
  busy,
  refusal,
  writes = true,
  children,
}: Props) {
  const { hasOpened } = useFirstOpening({ open })
  const { remember, onCloseAutoFocus } = useReturnFocus()
  const [content, setContent] = useState<HTMLDivElement | null>(null)
  const close = () => void (busy || onCancel())
  const onEscapeKeyDown = useOnTop(content, close)
  if (!hasOpened) return null
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={setContent}
          className={cx(styles.dialog, styles.small)}
          onEscapeKeyDown={onEscapeKeyDown}
          onOpenAutoFocus={() => remember()}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          </header>
          {children && <div className={styles.body}>{children}</div>}
          <div className={styles.foot}>
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button
              writes={writes}
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              disabledReason={refusal}
              onClick={onConfirm}
              data-main
            >
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
