import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useSpanish } from '#data/languages.ts'
import { showReplies } from '#data/quick-replies.ts'
import { useCallMutation } from '#data/use-call.ts'
import { readFile } from '#parts/file/read-file.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { countOf } from '#ui/text/count-of.ts'
import styles from './replies.module.css'

type Trial = WireOutput<'settings/quick-replies/import'>

const replies = (count: number) => countOf(count, 'reply', 'replies')

/** Imports replies from a CSV file: first a preview, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const spanish = useSpanish()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [unreadable, setUnreadable] = useState<string>()
  const [trial, setTrial] = useState<Trial>()
  const look = useCallMutation('settings/quick-replies/import')
  const take = useCallMutation('settings/quick-replies/import', {
    onSuccess: (answer) => {
      showReplies(answer)
      toast(`${replies(answer.added)} added, ${answer.changed} changed`)
      onClose()
    },
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const decoded = await readFile(chosen)
    setTrial(undefined)
    look.reset()
    take.reset()
    setUnreadable(decoded.ok ? undefined : decoded.reason)
    setFile(decoded.ok ? { name: chosen.name, text: decoded.text } : undefined)
    if (decoded.ok) look.mutate({ csv_data: decoded.text, dryRun: true }, { onSuccess: setTrial })
  }
  const failure = look.error ?? take.error
  const wrong = unreadable ?? failure?.fields?.['csv_data'] ?? failure?.message
  const does = trial !== undefined && trial.added + trial.changed > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import quick replies"
      description={`A CSV file with the columns Title, Shortcode and English; ${spanish ? 'Spanish, ' : ''}Stores and For are optional. The exported file has them all.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            writes
            variant="primary"
            busy={take.isPending}
            disabledReason={
              file === undefined ? 'Choose a file first' : does ? null : 'There is nothing to add or change'
            }
            onClick={() => file && take.mutate({ csv_data: file.text })}
          >
            Import
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <div>
          <Button icon={<FileUp aria-hidden="true" />} busy={look.isPending} onClick={() => picker.current?.click()}>
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            hidden
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
        {wrong !== undefined && (
          <Banner tone="danger" role="alert" title="This file can’t be imported.">
            {wrong}
          </Banner>
        )}
        {file && trial && (
          <div role="status" className={styles.answer}>
            <p>
              {file.name} adds {replies(trial.added)} and changes {trial.changed}. {trial.unchanged} stay as they are.
            </p>
            {trial.problems.length > 0 && (
              <>
                <p className={styles.label}>
                  {countOf(trial.problems.length, 'row')} can’t be imported and will be left out:
                </p>
                <ul className={styles.left}>
                  {trial.problems.map(({ row, sentence }) => (
                    <li key={row}>
                      <strong>Row {row}</strong> {sentence}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
