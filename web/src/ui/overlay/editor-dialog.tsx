import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogProps, FooterStart } from './dialog.tsx'
import styles from './dialog.module.css'

export type EditorDialogProps = Omit<DialogProps, 'open' | 'footer' | 'flush'> & {
  open?: boolean
  /** Names the action: “Save label”. Null if nothing can be changed. */
  does: string | null
  onSubmit: () => void
  busy?: boolean
  danger?: boolean
  /** Why the action is unavailable. */
  refusal?: string | null | undefined
  /** Shown above the fields. */
  above?: ReactNode
  /** Shown at the left end of the footer. */
  start?: ReactNode
}

/** A form over the screen, with Cancel and one action. */
export const EditorDialog = ({
  open = true,
  does,
  busy,
  danger,
  refusal,
  above,
  start,
  children,
  ...dialog
}: EditorDialogProps) => (
  <Dialog
    {...dialog}
    open={open}
    footer={
      <>
        {start && <FooterStart>{start}</FooterStart>}
        <Button onClick={dialog.onClose}>{does === null ? 'Close' : 'Cancel'}</Button>
        {does !== null && (
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabledReason={refusal}>
            {does}
          </Button>
        )}
      </>
    }
  >
    <div className={styles.fields}>
      {above}
      {children}
    </div>
  </Dialog>
)
