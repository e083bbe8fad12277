import { useState } from 'react'
import { IMPORT_MOST_CHARACTERS } from '@xd/core/domain/calendar/import.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useCalendars } from '#data/calendars.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { FileImport } from '#parts/file/file-import.tsx'
import { readText } from '#parts/file/read-file.ts'
import { useFileImport } from '#parts/file/use-file-import.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportPreview } from './import-preview.tsx'

const TOO_LARGE = 'This file is too large. The limit is 1.5 MB.'
const entries = (count: number) => countOf(count, 'entry', 'entries')

const read = async (file: File) =>
  file.size > IMPORT_MOST_CHARACTERS
    ? ({ ok: false, reason: TOO_LARGE } as const)
    : ({ ok: true, text: await readText(file) } as const)

/** Imports the events of a calendar file: a preview first, then the import, with undo. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const calendars = useCalendars()
  const [catID, setCatID] = useState(() => (calendars.length === 1 ? calendars[0]!.catID : null))
  const undo = useCallMutation('calendar/imports/undo', {
    onSuccess: ({ removed, kept }) => {
      toast(`${entries(removed)} deleted${kept > 0 ? `; ${kept} changed since then and kept` : ''}`)
      void refetchAfter('reload_calendar')
    },
    onError: toastFailure,
  })
  const importing = useFileImport('calendar/import', {
    read,
    // A file's contents are the same for every calendar.
    ask: ({ name, text }) => ({
      catID: catID ?? calendars[0]!.catID,
      ics_data: text,
      filename: name.slice(-200),
    }),
    onTaken: ({ importID, made }) => {
      toast(`${entries(made)} imported`, {
        ...(importID !== null && { action: { label: 'Undo', onClick: () => undo.mutate({ importID }) } }),
      })
      void refetchAfter('reload_calendar')
      onClose()
    },
  })
  const made = importing.trial?.made ?? 0
  return (
    <FileImport
      importing={importing}
      onClose={onClose}
      title="Import a calendar file"
      description="Imports the titles and times of the events in an .ics file. Places, guests, notes and reminders are left out. Everyone in the company can see the calendars."
      label="Calendar file"
      accept=".ics,text/calendar"
      does={made > 0 ? `Import ${entries(made)}` : 'Import'}
      closed={calendars.length === 0 ? 'There is no calendar yet' : null}
      refusal={() => (made === 0 ? 'There is nothing to import' : catID === null ? 'Choose a calendar' : null)}
      above={
        <SelectField
          label="Calendar"
          required
          value={catID === null ? null : String(catID)}
          onChange={(value) => setCatID(Number(value))}
          options={calendars.map((one) => ({ value: String(one.catID), label: one.catTitle }))}
        />
      }
      otherwise={<EarlierImports busy={undo.isPending} onUndo={(importID) => undo.mutate({ importID })} />}
    >
      {(trial) => <ImportPreview trial={trial} />}
    </FileImport>
  )
}
