import { MANAGED_ENTRY } from '@xd/core/domain/calendar/entry.ts'
import { type EntrySpan, withSpan } from '@xd/core/domain/calendar/move.ts'
import { type EntryChange, useSaveEntry } from '#data/calendar-entries.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { toast, toastAct } from '#ui/overlay/toasts.tsx'
import { shortSpan } from './spoken-entry.ts'

const refuse = (): void => void toast(MANAGED_ENTRY, { tone: 'info' })

/** Moves and deletes entries at once, and offers to undo it. */
export const useEntryActs = () => {
  const save = useSaveEntry()
  const change = (said: string, made: EntryChange, undone: EntryChange, version: number | null) => {
    let next: number | null = null
    const keep = async (work: ReturnType<typeof save>) => void (next = (await work)?.itemVersion ?? null)
    toastAct({
      work: keep(save(made, version)),
      said,
      undo: () => save(undone, next),
    })
  }
  return {
    /** To another time, or to another length. */
    retime: (entry: CalendarEntryData, span: EntrySpan): void => {
      const { itemID, itemTitle, itemDateStart, itemDateEnd, itemVersion } = entry
      if (itemID === null) return refuse()
      const dates = withSpan(entry, span)
      if (dates.itemDateStart === itemDateStart && dates.itemDateEnd === itemDateEnd) return
      const every = entry.itemRepeat === 'year' ? ', every year' : ''
      change(
        `“${itemTitle}” is now ${shortSpan(span)}${every}`,
        { itemID, ...dates },
        { itemID, itemDateStart, itemDateEnd },
        itemVersion,
      )
    },
    remove: (entry: CalendarEntryData): void => {
      const { itemID, itemVersion, itemRefKey: _, occursFrom: _from, occursTo: _to, ...rest } = entry
      if (itemID === null) return refuse()
      change(`“${entry.itemTitle}” deleted`, { itemID, deleteEntry: true }, rest, itemVersion)
    },
    refuse,
  }
}
