import { MANAGED_ENTRY } from '@xd/core/domain/calendar/entry.ts'
import { type EntrySpan, withSpan } from '@xd/core/domain/calendar/move.ts'
import { type EntryChange, useSaveEntry } from '#data/calendar-entries.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { toast, toastAct } from '#ui/overlay/toasts.tsx'
import { everyYear, shortSpan } from './spoken-entry.ts'

/** Each entry's version after the user's own last change is saved: the next change builds on it. */
const saved = new Map<number, Promise<number | null>>()

type Undo = (answer: Awaited<ReturnType<ReturnType<typeof useSaveEntry>>>) => Promise<unknown>

const refuse = (): void => void toast(MANAGED_ENTRY, { tone: 'info' })

/** Moves and deletes entries at once, and offers undo. */
export const useEntryActs = () => {
  const save = useSaveEntry()
  /** Waits for the previous change, which would otherwise look like someone else's. */
  const saveNext = (itemID: number, change: EntryChange, version: number | null) => {
    const before = saved.get(itemID)
    const work = async () => {
      const own = await before
      const known = own == null || version === null ? version : Math.max(own, version)
      return save(change, known)
    }
    const made = work()
    saved.set(
      itemID,
      made.then(
        ({ entry }) => entry?.itemVersion ?? null,
        () => null,
      ),
    )
    return made
  }
  const change = (said: string, itemID: number, made: EntryChange, version: number | null, undo: Undo) => {
    const work = saveNext(itemID, made, version)
    toastAct({ work: work.then(() => undefined), said, undo: async () => undo(await work) })
  }
  return {
    /** Changes an entry's time or length. */
    retime: (entry: CalendarEntryData, span: EntrySpan): void => {
      const { itemID, itemTitle, itemDateStart, itemDateEnd, itemVersion } = entry
      if (itemID === null) return refuse()
      const dates = withSpan(entry, span)
      if (dates.itemDateStart === itemDateStart && dates.itemDateEnd === itemDateEnd) return
      const said = `“${itemTitle}” is now ${shortSpan(span)}${everyYear(entry)}`
      change(said, itemID, { itemID, ...dates }, itemVersion, (moved) =>
        saveNext(itemID, { itemID, itemDateStart, itemDateEnd }, moved.entry?.itemVersion ?? null),
      )
    },
    remove: (entry: CalendarEntryData): void => {
      const { itemID, itemVersion, itemRefKey: _, occursFrom: _from, occursTo: _to, ...rest } = entry
      if (itemID === null) return refuse()
      change(`“${entry.itemTitle}” deleted`, itemID, { itemID, deleteEntry: true }, itemVersion, ({ deletion }) =>
        save(rest, null, { putsBack: deletion ?? '' }),
      )
    },
    refuse,
  }
}
