import type { EntryOwner } from '@xd/core/domain/calendar/managed.ts'
import type { EntryWords } from '@xd/core/domain/calendar/entry-search.ts'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { entriesAround, entriesTitled, type EntryRow, type Window } from '#queries/calendar-entries.ts'
import { type Candidate, type ManagedSource, titled, type Viewer } from './candidate.ts'
import { closures } from './managed/closures.ts'
import { customerDates } from './managed/customer-dates.ts'
import { loanDays } from './managed/loan-days.ts'
import { mailerTimes } from './managed/mailer-times.ts'
import { expiries, paymentDates } from './managed/payment-dates.ts'
import { planTurns } from './managed/plan-turns.ts'
import { ticketDays } from './managed/ticket-days.ts'

/** The modules whose records show on the calendar. */
export const MANAGED: Readonly<Record<Exclude<Candidate['source'], 'entry'>, ManagedSource>> = {
  customer: customerDates,
  payments: paymentDates,
  expiry: expiries,
  closure: closures,
  loan: loanDays,
  mailer: mailerTimes,
  tickets: ticketDays,
  plan: planTurns,
}

const readable = (viewer: Viewer) => Object.values(MANAGED).filter(({ mayRead }) => mayRead(viewer))

type Own = Pick<EntryRow, 'itemID' | 'itemCalendarID' | 'itemDateStart' | 'itemDateEnd' | 'itemRepeat'>

/** An entry made by staff. */
export const ownEntry = ({ itemID, itemCalendarID, itemDateStart, itemDateEnd, itemRepeat }: Own): Candidate => ({
  source: 'entry',
  recordID: itemID,
  part: '',
  itemCalendarID,
  itemDateStart: itemDateStart as EntryDate,
  itemDateEnd: itemDateEnd as EntryDate,
  itemRepeat,
})

/**
 * Everything that may occur in a window and that the viewer may read; optionally only on some calendars, or only what a
 * text finds. Modules on no wanted calendar aren't read at all.
 */
export const candidatesIn = query(
  async (
    db: Db,
    viewer: Viewer,
    window: Window,
    calendars?: ReadonlySet<number | null>,
    words?: EntryWords,
  ): Promise<readonly Candidate[]> => {
    const wants = (catID: number | null) => calendars?.has(catID) ?? true
    const managed: (readonly Candidate[])[] = []
    for (const source of readable(viewer)) {
      const found = await source.around(db, viewer, window, wants, words)
      managed.push(words && source.isFew ? await titled(source, db, viewer, found, words) : found)
    }
    const entries = words ? await entriesTitled(db, viewer, window, words) : await entriesAround(db, viewer, window)
    const own = calendars === undefined ? entries : entries.filter(({ itemCalendarID }) => wants(itemCalendarID))
    return [...own.map(ownEntry), ...managed.flat()]
  },
)

/** The entry of another module's record, for viewers who may read the record. */
export const findManaged = async (db: Db, viewer: Viewer, owner: EntryOwner): Promise<Candidate | undefined> => {
  for (const { find } of readable(viewer)) {
    const found = await find(db, viewer, owner)
    if (found) return found
  }
  return undefined
}
