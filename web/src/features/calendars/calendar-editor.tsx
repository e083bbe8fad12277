import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { categoryCan, MAX_CATEGORY_TITLE, newCategoryTitle } from '@xd/core/domain/calendar/category.ts'
import { DEFAULT_CALENDAR_TITLE, hasCustomFieldsTab } from '@xd/core/domain/calendar/entry.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { type CalendarData, useCalendars, useSaveCalendar } from '#data/calendars.ts'
import { FieldsEditor } from '#parts/custom-fields/editor/fields-editor.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import { NotSaved, type NotSavedError } from '#parts/page/not-saved.tsx'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { ColorButton } from '#ui/picker/color-button.tsx'
import styles from './calendars.module.css'

export const EDITOR_TABS = ['calendar', 'fields'] as const
type Tab = (typeof EDITOR_TABS)[number]

interface Props {
  /** Null for a new one. */
  calendar: CalendarData | null
  tab: Tab
  onTab: (tab: Tab) => void
  onSaved: (catID: number) => void
  onClose: () => void
}

/** Spec 2 §2: a calendar's title and color; its custom fields once it has been saved. */
export function CalendarEditor({ calendar, tab, onTab, onSaved, onClose }: Props) {
  const panel = <CalendarForm calendar={calendar} onSaved={onSaved} onClose={onClose} />
  return (
    <SectionPage title={calendar?.catTitle ?? DEFAULT_CALENDAR_TITLE}>
      <div className={styles.back}>
        <Button variant="ghost" size="small" icon={<ChevronLeft aria-hidden="true" />} onClick={onClose}>
          All calendars
        </Button>
      </div>
      {calendar && hasCustomFieldsTab(calendar) ? (
        <Tabs
          label="Calendar"
          manual
          value={tab}
          onChange={onTab}
          tabs={[
            { value: 'calendar', label: 'Calendar', panel },
            {
              value: 'fields',
              label: 'Custom Fields',
              panel: <FieldsEditor module={`calendar/${calendar.catID}`} onCancel={onClose} />,
            },
          ]}
        />
      ) : (
        panel
      )}
    </SectionPage>
  )
}

function CalendarForm({ calendar, onSaved, onClose }: Pick<Props, 'calendar' | 'onSaved' | 'onClose'>) {
  const calendars = useCalendars()
  const [first] = useState(() => ({
    catTitle: newCategoryTitle(calendars),
    catColor: randomLabelColor(Math.random),
  }))
  const [typed, setTyped] = useState<Partial<typeof first>>({})
  const [failure, setFailure] = useState<NotSavedError | null>(null)
  const [busy, setBusy] = useState(false)
  const save = useSaveCalendar()
  const { catTitle, catColor } = { ...(calendar ?? first), ...typed }
  const isDirty = calendar
    ? catTitle !== calendar.catTitle || catColor !== calendar.catColor
    : Object.keys(typed).length > 0
  const can = categoryCan.save({ catTitle, catColor }, calendars, calendar?.catID)
  const reason = can.ok ? (calendar && !isDirty ? 'Nothing has changed' : null) : can.reason
  const submit = async () => {
    if (reason !== null || busy) return
    setBusy(true)
    setFailure(null)
    try {
      const category = { ...(calendar && { catID: calendar.catID }), catTitle: catTitle.trim(), catColor }
      const catID = await save(category, calendar?.catVersion)
      setTyped({})
      toast('Calendar saved')
      onSaved(catID)
    } catch (error) {
      setFailure(error as NotSavedError)
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failure !== null && <NotSaved error={failure} what="calendar" isNew={calendar === null} />}
      <TextField
        label="Title"
        required
        writes
        maxLength={MAX_CATEGORY_TITLE}
        value={catTitle}
        onChange={(title) => setTyped({ ...typed, catTitle: title })}
        error={
          busy
            ? null
            : (categoryCan.titleProblem(catTitle, calendars, calendar?.catID) ?? failure?.fields['category.catTitle'])
        }
        autoFocus={!calendar}
        onFocus={(event) => !calendar && event.target.select()}
      />
      <Field label="Color">
        {(control) => (
          <ColorButton
            writes
            control={control}
            value={catColor}
            onChange={(color) => setTyped({ ...typed, catColor: color })}
          />
        )}
      </Field>
      <div className={styles.acts}>
        <Button onClick={onClose}>Cancel</Button>
        <Button writes variant="primary" type="submit" busy={busy} disabledReason={reason}>
          Save calendar
        </Button>
      </div>
      <LeaveGuard dirty={isDirty && !busy} />
    </form>
  )
}
