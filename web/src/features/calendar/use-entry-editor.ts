import { useRef, useState } from 'react'
import type { EntryDraft } from '@xd/core/domain/calendar/entry.ts'
import { type EntryChange, type SaveFailure, useSaveEntry } from '#data/calendar-entries.ts'
import { type CalendarEntryData, useShownCalendars } from '#data/calendars.ts'
import { useCustomFields } from '#data/custom-fields.ts'
import { refetch } from '#data/refetch.ts'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { serverFieldErrors } from '#parts/custom-fields/field-draft.ts'
import { useFieldDraft } from '#parts/custom-fields/use-field-draft.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { draftOf } from './entry-draft.ts'
import { useEntryLooks } from './entry-look.ts'
import { savedWords } from './spoken-entry.ts'

/** A value that the other calendar has no field for. */
interface Lost {
  readonly fieldID: string
  readonly title: string
  readonly value: unknown
}

const NO_VALUES = {}

/** The fields of every entry, then those of the chosen calendar. */
const useEntryFields = (catID: number | null) => {
  const all = useCustomFields('calendar')
  const own = useCustomFields(catID === null ? 'calendar' : `calendar/${catID}`)
  return catID === null ? all : [...all, ...own]
}

const toSave = ({ itemTitle, itemCalendarID, itemDateStart, itemDateEnd, itemRepeat }: EntryDraft) => ({
  itemTitle: itemTitle.trim(),
  itemCalendarID,
  itemDateStart,
  itemDateEnd,
  itemRepeat,
})

/** An entry's edits, until they are saved or someone else's version is taken instead. */
export const useEntryEditor = (
  entry: CalendarEntryData | null,
  first: EntryDraft,
  onClose: () => void,
  onOpen: (entry: CalendarEntryData) => void,
) => {
  /** The version the draft started from; `entry` is the newest the server has. */
  const [base, setBase] = useState({ entry, draft: first })
  const [draft, setDraft] = useState(first)
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<SaveFailure>()
  const [lost, setLost] = useState<readonly Lost[]>()
  const fields = useEntryFields(draft.itemCalendarID)
  const values = useFieldDraft(fields, base.entry?.itemCustomFields ?? NO_VALUES)
  const save = useSaveEntry()
  const shown = useShownCalendars()
  const looks = useEntryLooks()
  const faults = failed?.fields ?? {}
  const isDirty = values.isDirty || JSON.stringify(draft) !== JSON.stringify(base.draft)
  const { leave, guard } = useLeaving(isDirty, onClose)
  /** Set at once, unlike the drawn state, so that a double click creates one entry. */
  const isOut = useRef(false)
  const send = async (dropValues: boolean) => {
    const { changed } = values
    const change: EntryChange = {
      ...(base.entry?.itemID != null && { itemID: base.entry.itemID }),
      ...toSave(draft),
      ...(Object.keys(changed).length > 0 && { itemCustomFields: changed }),
    }
    const { entry: saved } = await save(change, base.entry?.itemVersion ?? null, { dropValues })
    if (saved) {
      const { itemCalendarID } = saved
      const hidden = shown.includes(itemCalendarID) ? undefined : looks(itemCalendarID).name
      toast(savedWords(saved, hidden), { action: { label: 'Open', onClick: () => onOpen(saved) } })
    }
    leave()
  }
  const refused = (error: SaveFailure) => {
    if (error.code === 'conflict') void refetch('calendar/entries/fetch')
    if (error.code === 'values_dropped') return setLost((error.body['values'] ?? []) as Lost[])
    values.refuse(serverFieldErrors(error.fields, 'entry.itemCustomFields'))
    setFailed(error)
  }
  return {
    draft,
    setDraft,
    fields,
    values,
    isSaving,
    lost,
    isDirty,
    leave,
    guard,
    errors: Object.fromEntries(Object.entries(faults).map(([path, said]) => [path.replace(/^entry\./, ''), said])),
    failure: failed && failed.code !== 'conflict' && Object.keys(faults).length === 0 ? failed : null,
    /** Saved by someone else since. */
    theirs: entry && base.entry && entry.itemVersion !== base.entry.itemVersion ? entry : undefined,
    useTheirs: () => {
      if (!entry) return
      const theirs = draftOf(entry)
      setBase({ entry, draft: theirs })
      setDraft(theirs)
      values.reset()
    },
    /** Saves over theirs. */
    keepMine: () => setBase({ entry, draft: base.draft }),
    stay: () => setLost(undefined),
    save: async (dropValues = false) => {
      if (isOut.current || !values.isValid) return values.reveal()
      isOut.current = true
      setIsSaving(true)
      setFailed(undefined)
      setLost(undefined)
      await send(dropValues).catch(refused)
      isOut.current = false
      setIsSaving(false)
    },
  }
}
