import type { EntryOwner } from '@xd/core/domain/calendar/managed.ts'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { entriesAround, type EntryRow, type Window } from '#queries/calendar-entries.ts'
import type { Candidate, ManagedSource } from './candidate.ts'
import { closures } from './managed/closures.ts'
import { customerDates } from './managed/customer-dates.ts'
import { expiries, paymentDates } from './managed/payment-dates.ts'

/** The modules whose records show on the calendar. */
export const MANAGED: Readonly<Record<Exclude<Candidate['source'], 'entry'>, ManagedSource>> = {
  customer: customerDates,
  payments: paymentDates,
  expiry: expiries,
  closure: closures,
}

const readable = (caller: Caller) => Object.values(MANAGED).filter(({ mayRead }) => mayRead(caller))

type Own = Pick<EntryRow, 'itemID' | 'itemCalendarID' | 'itemDateStart' | 'itemDateEnd' | 'itemRepeat'>

/** An entry made by staff. */
export const ownEntry = ({ itemID, itemCalendarID, itemDateStart, itemDateEnd, itemRepeat }: Own): Candidate => ({
  key: `entry/${itemID}`,
  source: 'entry',
  recordID: itemID,
  itemCalendarID,
  itemDateStart: itemDateStart as EntryDate,
  itemDateEnd: itemDateEnd as EntryDate,
  itemRepeat,
})

/** Everything that may occur in a window, among what the caller may read. */
export const candidatesIn = async (db: Db, caller: Caller, window: Window): Promise<readonly Candidate[]> => {
  const managed: (readonly Candidate[])[] = []
  for (const { around } of readable(caller)) managed.push(await around(db, caller, window))
  return [...(await entriesAround(db, caller, window)).map(ownEntry), ...managed.flat()]
}

/** The entry of another module's record, for callers who may read the record. */
export const findManaged = async (db: Db, caller: Caller, owner: EntryOwner): Promise<Candidate | undefined> => {
  for (const { find } of readable(caller)) {
    const found = await find(db, caller, owner)
    if (found) return found
  }
  return undefined
}
