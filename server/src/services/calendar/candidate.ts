import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import type { CalendarField, EntryOwner, ManagedEntry } from '@xd/core/domain/calendar/managed.ts'
import type { Repeat } from '@xd/core/domain/calendar/occurrences.ts'
import type { CustomerName } from '@xd/core/domain/customer/name.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import type { Window } from '#queries/calendar-entries.ts'

/** An entry that may occur in a window, without its words: a window may hold many more than are shown. */
export interface Candidate {
  /** Identifies it: its source and its record. */
  readonly key: string
  readonly source: 'entry' | 'customer' | 'payments' | 'expiry' | 'closure' | 'loan'
  readonly recordID: number
  /** The field of the record that holds the date. */
  readonly field?: CalendarField
  readonly itemCalendarID: number | null
  readonly itemDateStart: EntryDate
  readonly itemDateEnd: EntryDate
  readonly itemRepeat: Repeat
}

/** Whoever looks at a calendar: a caller, or the user whose feed is read. */
export type Viewer = Pick<Caller, 'companyID' | 'storeIDs' | 'userID' | 'permissions' | 'features'>

/** How an entry names the person it is about. */
export type NamePerson = (person: CustomerName & { readonly custPhone: string }) => string

/** A module whose records show on the calendar. They are computed from the records, never copied. */
export interface ManagedSource {
  /** Whether the viewer may read the records themselves. */
  readonly mayRead: (viewer: Viewer) => boolean
  readonly around: (db: Db, viewer: Viewer, window: Window) => Promise<readonly Candidate[]>
  /** The one that belongs to a record, if this module manages it. */
  readonly find: (db: Db, viewer: Viewer, owner: EntryOwner) => Promise<Candidate | undefined>
  /** Candidates as entries, by key. One whose record is gone is left out. */
  readonly present: (
    db: Db,
    viewer: Viewer,
    candidates: readonly Candidate[],
    nameOf: NamePerson,
  ) => Promise<ReadonlyMap<string, ManagedEntry>>
}

/** The records that candidates belong to. */
export const recordsOf = (candidates: readonly Candidate[]): readonly number[] => [
  ...new Set(candidates.map(({ recordID }) => recordID)),
]

/** Candidates as entries, made of their records; those whose record is gone are left out. */
export const presentBy = <R>(
  candidates: readonly Candidate[],
  records: ReadonlyMap<number, R>,
  entry: (candidate: Candidate, record: R) => ManagedEntry | undefined,
): ReadonlyMap<string, ManagedEntry> => {
  const entries = candidates.map((candidate) => {
    const record = records.get(candidate.recordID)
    return [candidate.key, record && entry(candidate, record)] as const
  })
  return new Map(entries.flatMap(([key, made]) => (made ? [[key, made] as const] : [])))
}
