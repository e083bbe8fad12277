import { useState } from 'react'
import { formChanges } from '@xd/core/domain/fields/edit.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { FormPreview } from './form-preview.tsx'
import type { SavedForm } from './use-form-draft.ts'
import styles from './editor.module.css'

interface Props {
  /** The version both started from. */
  base: SavedForm
  theirs: SavedForm
  onUse: () => void
  onKeep: () => void
}

const WORDS: Readonly<Record<string, string>> = { added: 'Added', changed: 'Changed', deleted: 'Removed' }

/** A colleague saved the same form meanwhile. The user can view that version without losing their own. */
export function TheirVersion({ base, theirs, onUse, onKeep }: Props) {
  const [looking, setLooking] = useState(false)
  const changes = Object.entries(formChanges(base.fields, theirs.fields))
  return (
    <>
      <Banner
        tone="warning"
        role="alert"
        title="Someone else just saved these fields."
        actions={<Button onClick={() => setLooking(true)}>View their version</Button>}
      >
        Your changes are still here.
      </Banner>
      <Dialog
        open={looking}
        onClose={() => setLooking(false)}
        title="Their version"
        description="Keep yours to save over theirs, or use theirs."
        footer={
          <>
            <Button onClick={onUse}>Use theirs</Button>
            <Button variant="primary" data-autofocus onClick={onKeep}>
              Keep mine
            </Button>
          </>
        }
      >
        <div className={styles.theirs}>
          <ul className={styles.changes} aria-label="What they changed">
            {changes.map(([part, titles]) => (
              <li key={part}>
                {WORDS[part]}: {titles.join(', ')}
              </li>
            ))}
            {changes.length === 0 && <li>Only the order changed.</li>}
          </ul>
          <FormPreview fields={theirs.fields} readOnly="shown" />
        </div>
      </Dialog>
    </>
  )
}
