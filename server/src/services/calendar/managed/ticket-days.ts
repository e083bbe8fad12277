import { holds } from '@xd/core/domain/access/permissions.ts'
import { ticketsEntry, type TicketsOnDay } from '@xd/core/domain/calendar/managed.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { listStores } from '#queries/stores.ts'
import { ticketDaysBetween } from '#queries/tickets.ts'
import { type Candidate, keyOf, type ManagedSource } from '#services/calendar/candidate.ts'

/** One for each store and day: a busy store's month has hundreds of tickets. */
const candidate = ({ storeID, day, ends }: TicketsOnDay): Candidate => ({
  source: 'tickets',
  recordID: storeID,
  part: ends ? `/grace-${day}` : `/${day}`,
  itemCalendarID: null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: null,
})

/** The days on which pledges are due, and on which their grace period ends. */
export const ticketDays: ManagedSource = {
  mayRead: ({ permissions }) => holds(permissions, 'tickets'),
  around: async (db, viewer, window, wants) =>
    wants(null) ? (await ticketDaysBetween(db, viewer, window)).map(candidate) : [],
  isFew: true,
  find: async (db, viewer, owner) => {
    if (owner.kind !== 'tickets') return undefined
    const days = await ticketDaysBetween(db, viewer, { from: owner.day, to: owner.day })
    const due = days.find(({ storeID, ends }) => storeID === owner.storeID && ends === owner.ends)
    return due && candidate(due)
  },
  present: async (db, viewer, candidates) => {
    const dates = candidates.map(({ itemDateStart }) => itemDateStart as LocalDay).sort()
    const [from, to] = [dates[0], dates.at(-1)]
    if (from === undefined || to === undefined) return new Map()
    const stores = new Map((await listStores(db, viewer)).map(({ storeID, storeName }) => [storeID, storeName]))
    const days = await ticketDaysBetween(db, viewer, { from, to })
    return new Map(days.map((due) => [keyOf(candidate(due)), ticketsEntry(due, stores.get(due.storeID) ?? '')]))
  },
}
