import { CircleAlert, X } from 'lucide-react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Spinner } from '#ui/status/spinner.tsx'
import type { Attachment } from './use-attachments.ts'
import styles from './composer.module.css'

export function AttachmentStrip({ attachments, onRemove }: { attachments: readonly Attachment[]; onRemove: (key: string) => void }) {
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label="Pictures to send">
      {attachments.map(({ key, name, state, preview, reason }) => (
        <li key={key} className={styles.attachment}>
          {state === 'refused' ? <CircleAlert aria-hidden="true" /> : <img src={preview} alt="" />}
          {state === 'uploading' && <Spinner label={`Uploading ${name}`} />}
          {state === 'refused' && <span className={styles.refused}>{reason}</span>}
          <IconButton size="small" label={`Remove ${name}`} icon={<X aria-hidden="true" />} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  )
}
