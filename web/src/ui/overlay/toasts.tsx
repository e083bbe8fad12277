import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toaster, toast as sonner } from 'sonner'
import { cx } from '#ui/class-names.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import styles from './toasts.module.css'

type Tone = 'success' | 'danger' | 'info'
type Options = {
  tone?: Tone
  /** The one act offered: Undo, Retry, Open. */
  action?: { label: string; onClick: () => void }
  /** Showing again under the same id replaces the earlier one. */
  id?: string
  milliseconds?: number
}

const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info } as const

/** Says what happened. Failures stay until closed; all else leaves by itself. */
export function toast(message: string, { tone = 'success', action, id, milliseconds }: Options = {}) {
  const Icon = ICONS[tone]
  const duration = milliseconds ?? (tone === 'danger' ? Infinity : action ? 8000 : 4000)
  return sonner.custom(
    (shown) => (
      <div className={cx(styles.toast, styles[tone])}>
        <Icon aria-hidden="true" />
        <span className={styles.words}>{message}</span>
        {action && (
          <button
            type="button"
            className={styles.act}
            onClick={() => {
              sonner.dismiss(shown)
              action.onClick()
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => sonner.dismiss(shown)}>
          <X aria-hidden="true" />
        </button>
      </div>
    ),
    { duration, ...(id && { id }) },
  )
}

const UNDO_MS = 8_000
let undoable: { id: string | number; until: number; undo: () => void } | undefined

/** One undo for one act: the toast carries it for eight seconds, and so long the key z does the same. */
export const toastUndo = (message: string, undo: () => void) => {
  const once = () => {
    undoable = undefined
    undo()
  }
  const id = toast(message, { action: { label: 'Undo', onClick: once }, milliseconds: UNDO_MS })
  undoable = { id, until: Date.now() + UNDO_MS, undo: once }
  return id
}

const undoLast = () => {
  if (!undoable || undoable.until < Date.now()) return
  sonner.dismiss(undoable.id)
  undoable.undo()
}

export const dismissToast = (id: string | number) => sonner.dismiss(id)

/** Stands once in the frame. On a phone it keeps clear of the bottom tabs. */
export function Toasts() {
  useShortcuts([{ keys: 'z', group: 'Everywhere', does: 'Undo the last act', run: undoLast }])
  return <Toaster position="bottom-center" gap={8} visibleToasts={3} offset={20} mobileOffset={{ bottom: 76 }} containerAriaLabel="Notifications" />
}
