import { Check } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import styles from './save-mark.module.css'

/** Spec 1 §4: Save appears when something has changed, then 'Saved' is shown. */
export function SaveMark({
  what,
  changed,
  busy,
  saved,
  refused = null,
  onSave,
}: {
  what: string
  changed: boolean
  busy: boolean
  saved: boolean
  /** Why it can’t be saved. */
  refused?: string | null
  onSave: () => void
}) {
  return (
    <span className={styles.save} role="status">
      {changed && (
        <Button
          writes
          size="small"
          variant="primary"
          busy={busy}
          disabledReason={refused}
          onClick={onSave}
          aria-label={`Save ${what}`}
        >
          Save
        </Button>
      )}
      {saved && !changed && (
        <span className={styles.saved}>
          <Check size={14} aria-hidden="true" /> Saved
        </span>
      )}
    </span>
  )
}
