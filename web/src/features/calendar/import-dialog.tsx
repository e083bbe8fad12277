import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { IMPORT_MOST_CHARACTERS } from '@xd/core/domain/calendar/import.ts'
import { useCalendars } from '#data/calendars.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { readText } from '#parts/file/read-file.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { countOf } from '#ui/text/count-of.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportPreview } from './import-preview.tsx'
import styles from './entry.module.css'

const TOO_LARGE = 'This file is too large. At most 1.5 MB can be imported at once.'
const entries = (count: number) => countOf(count, 'entry', 'entries')

/** Imports the events of a calendar file: first a preview, then the import, with undo if it was wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const calendars = useCalendars()
  const picker = useRef<HTMLInputElement>(null)
  const [catID, setCatID] = useState(() => (calendars.length === 1 ? calendars[0]!.catID : null))
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [trial, setTrial] = useState<WireOutput<'calendar/import'>>()
  const [refusal, setRefusal] = useState<string>()
  const look = useCallMutation('calendar/import')
  const undo = useCallMutation('calendar/imports/undo', {
    onSuccess: ({ removed, kept }) => {
      toast(`${entries(removed)} deleted${kept > 0 ? `; ${kept} changed since then and kept` : ''}`)
      void refetchAfter('reload_calendar')
    },
    onError: toastFailure,
  })
  const take = useCallMutation('calendar/import', {
    onSuccess: ({ importID, made }) => {
      toast(`${entries(made)} imported`, {
        ...(importID !== null && { action: { label: 'Undo', onClick: () => undo.mutate({ importID }) } }),
      })
      void refetchAfter('reload_calendar')
      onClose()
    },
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const isTooLarge = chosen.size > IMPORT_MOST_CHARACTERS
    setTrial(undefined)
    setRefusal(isTooLarge ? TOO_LARGE : undefined)
    setFile(undefined)
    look.reset()
    take.reset()
    if (isTooLarge) return
    const read = { name: chosen.name, text: await readText(chosen) }
    setFile(read)
    // A file's contents are the same for every calendar.
    look.mutate({ catID: catID ?? calendars[0]!.catID, ics_data: read.text, dryRun: true }, { onSuccess: setTrial })
  }
  const failure = look.error ?? take.error
  const wrong = refusal ?? failure?.fields?.['ics_data'] ?? failure?.message
  const reason = !trial
    ? 'Choose a file first'
    : trial.made === 0
      ? 'There is nothing to import'
      : catID === null
        ? 'Choose a calendar'
        : null
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import a calendar file"
      description="The events of an .ics file become entries: their titles and times. Places, guests, notes and reminders are left out. Everyone in the company can see the calendars."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            writes
            variant="primary"
            busy={take.isPending}
            disabledReason={calendars.length === 0 ? 'There is no calendar yet' : reason}
            onClick={() =>
              file && catID !== null && take.mutate({ catID, ics_data: file.text, filename: file.name.slice(-200) })
            }
          >
            {trial && trial.made > 0 ? `Import ${entries(trial.made)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label="Calendar"
          required
          value={catID === null ? null : String(catID)}
          onChange={(value) => setCatID(Number(value))}
          options={calendars.map((one) => ({ value: String(one.catID), label: one.catTitle }))}
        />
        <div className={styles.file}>
          <Button
            icon={<FileUp aria-hidden="true" />}
            busy={look.isPending}
            disabledReason={calendars.length === 0 ? 'There is no calendar yet' : null}
            onClick={() => picker.current?.click()}
          >
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
          {file && <span>{file.name}</span>}
          <input
            ref={picker}
            type="file"
            accept=".ics,text/calendar"
            aria-label="Calendar file"
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
        {trial && <ImportPreview trial={trial} />}
        {!trial && <EarlierImports busy={undo.isPending} onUndo={(importID) => undo.mutate({ importID })} />}
      </div>
    </Dialog>
  )
}
