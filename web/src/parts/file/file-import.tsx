import { FileUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/action/button.tsx'
import { EditorDialog, type EditorDialogProps } from '#ui/overlay/editor-dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import type { useFileImport } from './use-file-import.ts'
import styles from './file.module.css'

interface Props<Trial> extends Pick<EditorDialogProps, 'onClose' | 'title' | 'description' | 'size' | 'above'> {
  readonly importing: Omit<ReturnType<typeof useFileImport>, 'said' | 'say' | 'trial'> & {
    readonly trial: Trial | undefined
  }
  /** The file’s field, for screen readers. */
  readonly label: string
  readonly accept?: string
  readonly does?: string
  /** Why no file can be chosen. */
  readonly closed?: string | null
  /** Answers that are needed before a file is read. */
  readonly lacks?: string | null
  /** Why the file can't be imported as it is read. */
  readonly refusal: (trial: Trial) => string | null
  /** Shown until a file is read. */
  readonly otherwise?: ReactNode
  /** The changes that the import would make. */
  readonly children: (trial: Trial) => ReactNode
}

/** Chooses a file and shows its content and the changes its import would make, before importing it. */
export function FileImport<Trial>({
  importing,
  label,
  accept = '.csv,.txt,.tsv,text/csv,text/plain',
  does = 'Import',
  closed = null,
  lacks = null,
  refusal,
  above,
  otherwise,
  children,
  ...dialog
}: Props<Trial>) {
  const { file, trial, wrong, isChecking, isRefused } = importing
  const picker = useRef<HTMLInputElement>(null)
  const why = (): string | null => {
    if (closed ?? lacks) return closed ?? lacks
    if (isRefused) return 'This file can’t be imported'
    if (!file) return 'Choose a file first'
    return trial === undefined || isChecking ? 'The file is still being checked' : refusal(trial)
  }
  return (
    <EditorDialog {...dialog} does={does} busy={importing.isTaking} refusal={why()} onSubmit={importing.take}>
      {above}
      <div className={styles.file}>
        <Button
          icon={<FileUp aria-hidden="true" />}
          busy={isChecking}
          disabledReason={closed}
          onClick={() => picker.current?.click()}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        {file && <span className="cut">{file.name}</span>}
        <span aria-live="polite">{isChecking && 'Checking the file…'}</span>
        <input
          ref={picker}
          type="file"
          accept={accept}
          aria-label={label}
          hidden
          onChange={(event) => {
            void importing.choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {wrong !== undefined && (
        <Banner tone="danger" role="alert" title="This file can’t be imported.">
          {wrong}
        </Banner>
      )}
      {trial === undefined ? (
        otherwise
      ) : (
        <div role="status" className={styles.answer}>
          {children(trial)}
        </div>
      )}
    </EditorDialog>
  )
}
