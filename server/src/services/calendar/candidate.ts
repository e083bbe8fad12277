import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import type { CalendarField, EntryOwner, ManagedEntry } from '@xd/core/domain/calendar/managed.ts'
import { type EntryWords, isTitled } from '@xd/core/domain/calendar/entry-search.ts'
import type { Repeat } from '@xd/core/domain/calendar/occurrences.ts'
import type { CustomerName } from '@xd/core/domain/customer/name.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import type { Window } from '#queries/calendar-entries.ts'

/** An entry that may occur in a window, without its text: a window may hold many more than are shown. */
export interface Candidate {
  readonly source: 'entry' | 'customer' | 'payments' | 'expiry' | 'closure' | 'loan' | 'mailer' | 'tickets' | 'plan'
  readonly recordID: number
  /** For a record with several dates, which date it is: the end of a key. */
  readonly part: string
  /** The field of the record that holds the date. */
  readonly field?: CalendarField
  readonly itemCalendarID: number | null
  readonly itemDateStart: EntryDate
  readonly itemDateEnd: EntryDate
  readonly itemRepeat: Repeat
}

/** The viewer of a calendar: a caller, or the user whose feed is read. */
export type Viewer = Pick<Caller, 'companyID' | 'storeIDs' | 'userID' | 'permissions' | 'features'>

/** Identifies it: its source, its record, and which of its dates. */
export const keyOf = ({ source, recordID, part }: Candidate): string => `${source}/${recordID}${part}`

/** Whether entries of a calendar are wanted; null stands for no calendar. */
export type WantsCalendar = (catID: number | null) => boolean

/** An entry's name for the person it is about. */
export type NamePerson = (person: CustomerName & { readonly custPhone: string }) => string

/** A module whose records show on the calendar. They are computed from the records, never copied. */
export interface ManagedSource {
  /** Whether the viewer may read the records themselves. */
  readonly mayRead: (viewer: Viewer) => boolean
  /** Its entries in a window. `words` must find their customers; a module without customers leaves them to `isTitled`. */
  readonly around: (
    db: Db,
    viewer: Viewer,
    window: Window,
    wants: WantsCalendar,
    words?: EntryWords,
  ) => Promise<readonly Candidate[]>
  /** They are few and about no customer, so a search compares the titles after they are made. */
  readonly isFew?: true
  /** The entry of a record, if this module manages it. */
  readonly find: (db: Db, viewer: Viewer, owner: EntryOwner) => Promise<Candidate | undefined>
  /** Candidates as entries, by key. Those whose record is gone are left out. */
  readonly present: (
    db: Db,
    viewer: Viewer,
    candidates: readonly Candidate[],
    nameOf: NamePerson,
  ) => Promise<ReadonlyMap<string, ManagedEntry>>
}

/** A module's candidates whose title contains every word. */
export const titled = async (
  { present }: ManagedSource,
  db: Db,
  viewer: Viewer,
  candidates: readonly Candidate[],
  words: EntryWords,
): Promise<readonly Candidate[]> => {
  const entries = await present(db, viewer, candidates, () => '')
  return candidates.filter((candidate) => isTitled(entries.get(keyOf(candidate))?.itemTitle ?? '', words))
}

/** The records that candidates belong to. */
export const recordsOf = (candidates: readonly Candidate[]): readonly number[] => [
  ...new Set(candidates.map(({ recordID }) => recordID)),
]

/** Candidates as entries, made from their records; those whose record is gone are left out. */
export const presentBy = <R>(
  candidates: readonly Candidate[],
  records: ReadonlyMap<number, R>,
  entry: (candidate: Candidate, record: R) => ManagedEntry | undefined,
): ReadonlyMap<string, ManagedEntry> => {
  const entries = candidates.map((candidate) => {
    const record = records.get(candidate.recordID)
    return [keyOf(candidate), record && entry(candidate, record)] as const
  })
  return new Map(entries.flatMap(([key, made]) => (made ? [[key, made] as const] : [])))
}
