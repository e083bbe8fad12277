import { Copy } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import styles from './editor.module.css'

/** The key a field's values are stored under, copied with a click: for files, formulas and the API. */
export function DataKey({ id }: { id: string }) {
  const copy = () => void copyShown(id, 'Data Key')
  return (
    <span className={styles.key}>
      <span aria-hidden="true">Data Key</span>
      <Button size="small" variant="ghost" aria-label={`Copy Data Key ${id}`} onClick={copy}>
        <code>{id}</code>
        <Copy size={14} aria-hidden="true" />
      </Button>
    </span>
  )
}
