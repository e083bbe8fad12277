import { useState } from 'react'
import { type EntryDraft, entryCan, MAX_ENTRY_TITLE } from '@xd/core/domain/calendar/entry.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { type CalendarEntryData, useCalendars, useSaveCalendar } from '#data/calendars.ts'
import { useSignedIn } from '#data/session.ts'
import { CalendarSelectorDialog } from '#parts/calendar/calendar-selector-dialog.tsx'
import { CustomFieldsForm } from '#parts/custom-fields/custom-fields-form.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { FieldButton } from '#ui/picker/field-button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { useEntryLooks } from './entry-look.ts'
import { EntryTimes } from './entry-times.tsx'
import { useEntryActs } from './use-entry-acts.ts'
import { useEntryEditor } from './use-entry-editor.ts'
import styles from './entry.module.css'

interface Props {
  /** Null for a new one. */
  entry: CalendarEntryData | null
  first: EntryDraft
  today: LocalDay
  onClose: () => void
  /** Opens what was saved. */
  onOpen: (entry: CalendarEntryData) => void
}

export function EntryEditor({ entry, first, today, onClose, onOpen }: Props) {
  const { user } = useSignedIn()
  const calendars = useCalendars()
  const looks = useEntryLooks()
  const createCalendar = useSaveCalendar()
  const [choosing, setChoosing] = useState(false)
  const acts = useEntryActs()
  const editor = useEntryEditor(entry, first, onClose, onOpen)
  const { draft, setDraft, fields, values, errors, failure, theirs, lost, leave, guard } = editor
  const can = entryCan.save(draft)
  const { name, color } = looks(draft.itemCalendarID)
  const target = calendars.find(({ catID }) => catID === draft.itemCalendarID)
  return (
    <EditorDialog
      onClose={leave}
      title={entry ? 'Edit entry' : 'New entry'}
      size="small"
      dirty={editor.isDirty}
      onSubmit={() => void (can.ok && editor.save())}
      does="Save entry"
      busy={editor.isSaving}
      refusal={can.ok ? null : can.reason}
      start={
        entry && (
          <Button
            writes
            variant="dangerGhost"
            onClick={() => {
              acts.remove(entry)
              leave()
            }}
          >
            Delete
          </Button>
        )
      }
    >
      {theirs && (
        <Banner
          tone="warning"
          role="alert"
          title="Someone else just saved this entry."
          actions={
            <>
              <Button size="small" onClick={editor.useTheirs}>
                Use theirs
              </Button>
              <Button size="small" onClick={editor.keepMine}>
                Keep mine
              </Button>
            </>
          }
        >
          What you typed is still here.
        </Banner>
      )}
      {failure !== null && <NotSaved error={failure} what="entry" isNew={entry === null} />}
      <TextField
        label="Title"
        required
        writes
        maxLength={MAX_ENTRY_TITLE}
        value={draft.itemTitle}
        onChange={(itemTitle) => setDraft({ ...draft, itemTitle })}
        onFocus={(event) => !entry && event.target.select()}
        error={errors['itemTitle']}
      />
      <Field label="Calendar" required error={errors['itemCalendarID']}>
        {(control) => (
          <FieldButton {...control} icon={<StoreDot color={color} />} onClick={() => setChoosing(true)}>
            {name}
          </FieldButton>
        )}
      </Field>
      <EntryTimes draft={draft} today={today} errors={errors} onChange={setDraft} />
      {fields.length > 0 && (
        <CustomFieldsForm
          fields={fields}
          draft={values.draft}
          errors={values.errors}
          permissions={user.userPermissions}
          onChange={values.set}
          onBlur={values.leave}
        />
      )}
      <CalendarSelectorDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        calendars={calendars}
        value={draft.itemCalendarID}
        onSelect={(itemCalendarID) => setDraft({ ...draft, itemCalendarID })}
        onCreate={createCalendar}
      />
      <ConfirmDialog
        open={lost !== undefined}
        onCancel={editor.stay}
        onConfirm={() => void editor.save(true)}
        title={`Move it to ${target?.catTitle ?? 'this calendar'}?`}
        description="That calendar doesn’t have fields for these values. They will be deleted:"
        confirm="Move and delete"
        danger
        busy={editor.isSaving}
      >
        <ul className={styles.lost}>
          {lost?.map(({ fieldID, title, value }) => (
            <li key={fieldID}>
              {title}: {String(value)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
      {guard}
    </EditorDialog>
  )
}
