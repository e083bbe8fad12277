import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/action/button.tsx'
import styles from './file.module.css'

interface Props {
  /** The field's name, for screen readers. */
  readonly label: string
  readonly filename: string | undefined
  /** The file is being checked. */
  readonly busy: boolean
  readonly onChoose: (file: File | undefined) => void
}

/** Chooses a file of rows. */
export function ChooseFile({ label, filename, busy, onChoose }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.file}>
      <Button icon={<FileUp aria-hidden="true" />} busy={busy} onClick={() => picker.current?.click()}>
        {filename === undefined ? 'Choose a file' : 'Choose another file'}
      </Button>
      {filename !== undefined && <span className="cut">{filename}</span>}
      <span aria-live="polite">{busy && 'Checking the file…'}</span>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={label}
        hidden
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
