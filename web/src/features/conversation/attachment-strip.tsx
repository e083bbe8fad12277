import { CircleAlert, CloudOff, X } from 'lucide-react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import type { Attachment } from './use-attachments.ts'
import styles from './attachment-strip.module.css'

export function AttachmentStrip({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label="Pictures to send">
      {attachments.map(({ key, name, state, preview, reason, remove }) => (
        <li key={key} className={styles.attachment}>
          {state === 'refused' ? <CircleAlert aria-hidden="true" /> : <img src={preview} alt="" />}
          {state === 'uploading' && <Spinner label={`Uploading ${name}`} />}
          {state === 'held' && (
            <span className={styles.held}>
              <CloudOff size={14} aria-hidden="true" /> Uploads when the server can be reached
            </span>
          )}
          {state === 'refused' && (
            <span className={styles.refused} role="alert">
              {name}: {reason}
            </span>
          )}
          <IconButton
            size="small"
            label={state === 'refused' ? `Dismiss ${name}` : `Remove ${name}`}
            icon={<X aria-hidden="true" />}
            onClick={remove}
          />
        </li>
      ))}
    </ul>
  )
}
