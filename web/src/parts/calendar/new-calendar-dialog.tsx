import { useState } from 'react'
import { categoryCan, MAX_CATEGORY_TITLE, newCategoryTitle } from '@xd/core/domain/calendar/category.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ColorButton } from '#ui/picker/color-button.tsx'

export interface NewCalendar {
  readonly catTitle: string
  readonly catColor: string
}

/** Spec 2 §2: a title (initially 'New Calendar', or with a number) and a color (initially random). */
export function NewCalendarDialog({
  calendars,
  onCreate,
  onClose,
}: {
  calendars: readonly { readonly catID: number; readonly catTitle: string }[]
  onCreate: (calendar: NewCalendar) => Promise<void>
  onClose: () => void
}) {
  const [catTitle, setTitle] = useState(() => newCategoryTitle(calendars))
  const [catColor, setColor] = useState(() => randomLabelColor(Math.random))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const can = categoryCan.save({ catTitle, catColor }, calendars)
  const create = () => {
    if (!can.ok || busy) return
    setBusy(true)
    onCreate({ catTitle: catTitle.trim(), catColor }).catch((error: unknown) => {
      setFailure(error instanceof Error ? error.message : String(error))
      setBusy(false)
    })
  }
  return (
    <EditorDialog
      onClose={onClose}
      title="New Calendar"
      size="small"
      onSubmit={create}
      does="Create calendar"
      busy={busy}
      refusal={can.ok ? null : can.reason}
    >
      {failure !== null && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <TextField
        label="Title"
        required
        autoFocus
        maxLength={MAX_CATEGORY_TITLE}
        value={catTitle}
        onChange={setTitle}
        error={busy ? null : categoryCan.titleProblem(catTitle, calendars)}
        onFocus={(event) => event.target.select()}
        after={<ColorButton size="small" variant="ghost" value={catColor} onChange={setColor} />}
      />
    </EditorDialog>
  )
}
