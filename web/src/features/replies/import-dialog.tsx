import { countOf } from '@xd/core/domain/text/figure.ts'
import { useSpanish } from '#data/languages.ts'
import { showReplies } from '#data/quick-replies.ts'
import { FileImport } from '#parts/file/file-import.tsx'
import { useFileImport } from '#parts/file/use-file-import.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import styles from './replies.module.css'

const replies = (count: number) => countOf(count, 'reply', 'replies')

/** Imports replies from a CSV file: first a preview, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const spanish = useSpanish()
  const importing = useFileImport('settings/quick-replies/import', {
    ask: ({ text }) => ({ csv_data: text }),
    onTaken: (answer) => {
      showReplies(answer)
      toast(`${replies(answer.added)} added, ${answer.changed} changed`)
      onClose()
    },
  })
  return (
    <FileImport
      importing={importing}
      onClose={onClose}
      title="Import quick replies"
      description={`A CSV file with the columns Title, Shortcode and English; ${spanish ? 'Spanish, ' : ''}Stores and For are optional. The exported file has them all.`}
      label="CSV file"
      refusal={({ added, changed }) => (added + changed > 0 ? null : 'There is nothing to add or change')}
    >
      {({ added, changed, unchanged, problems }) => (
        <>
          <p>
            {importing.file?.name} adds {replies(added)} and changes {changed}. Unchanged: {unchanged}.
          </p>
          {problems.length > 0 && (
            <>
              <p className={styles.label}>{countOf(problems.length, 'row')} can’t be imported and will be left out:</p>
              <ul className={styles.left}>
                {problems.map(({ row, sentence }) => (
                  <li key={row}>
                    <strong>Row {row}</strong> {sentence}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </FileImport>
  )
}
