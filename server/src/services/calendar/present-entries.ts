import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import type { ManagedEntry } from '@xd/core/domain/calendar/managed.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { dayOf } from '@xd/core/domain/calendar/entry.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { type EntryRow, findEntries } from '#queries/calendar-entries.ts'
import { type Candidate, keyOf, type NamePerson, recordsOf, type Viewer } from './candidate.ts'
import { MANAGED } from './entry-sources.ts'
import type { Occurrence } from './occurrences-in.ts'

type Entry = typeof CalendarEntry.Type
type Undated = Omit<Entry, 'occursFrom' | 'occursTo'>

/** An entry made by staff. */
const own = ({ companyID: _, itemCustomFields, ...row }: EntryRow): Undated => ({
  ...row,
  itemCustomFields: JSON.parse(itemCustomFields) as Entry['itemCustomFields'],
  itemRefKey: null,
})

const fullName: NamePerson = (person) => customerName(person) || formatPhone(person.custPhone)

const managed = (entry: ManagedEntry): Undated => ({
  itemID: null,
  itemCustomFields: {},
  itemVersion: null,
  ...entry,
})

/** The text to show for candidates, by key. */
const described = async (db: Db, viewer: Viewer, candidates: readonly Candidate[], nameOf: NamePerson) => {
  const all = new Map<string, Undated>()
  const of = (source: Candidate['source']) => candidates.filter((candidate) => candidate.source === source)
  for (const row of await findEntries(db, viewer, recordsOf(of('entry')))) all.set(`entry/${row.itemID}`, own(row))
  for (const [source, { present }] of Object.entries(MANAGED)) {
    const mine = of(source as Candidate['source'])
    if (mine.length > 0)
      for (const [key, entry] of await present(db, viewer, mine, nameOf)) all.set(key, managed(entry))
  }
  return all
}

/** Occurrences as the API shows them. Those from other modules carry the name of the person they are about. */
export const presentEntries = async (
  db: Db,
  viewer: Viewer,
  shown: readonly Occurrence[],
  nameOf: NamePerson = fullName,
): Promise<Entry[]> => {
  const entries = await described(db, viewer, shown, nameOf)
  return shown.flatMap(({ occursFrom, occursTo, ...candidate }): Entry[] => {
    const entry = entries.get(keyOf(candidate))
    return entry ? [{ ...entry, occursFrom, occursTo }] : []
  })
}

/** One entry on its own: its first occurrence. */
export const presentEntry = query(async (db: Db, viewer: Viewer, candidate: Candidate): Promise<Entry | undefined> => {
  const { itemDateStart, itemDateEnd } = candidate
  const first = { ...candidate, occursFrom: dayOf(itemDateStart), occursTo: dayOf(itemDateEnd) }
  return (await presentEntries(db, viewer, [first]))[0]
})
