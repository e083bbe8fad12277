import { holds } from '@xd/core/domain/access/permissions.ts'
import { ticketsEntry } from '@xd/core/domain/calendar/managed.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { listStores } from '#queries/stores.ts'
import { type TicketDay, ticketDaysBetween } from '#queries/tickets.ts'
import { type Candidate, keyOf, type ManagedSource } from '#services/calendar/candidate.ts'

/** One for each store and day: a month of a busy store has hundreds of tickets. */
const candidate = ({ storeID, day }: TicketDay): Candidate => ({
  source: 'tickets',
  recordID: storeID,
  part: `/${day}`,
  itemCalendarID: null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: null,
})

/** The days on which pledges are due, by the ticket book. */
export const ticketDays: ManagedSource = {
  mayRead: ({ permissions }) => holds(permissions, 'tickets'),
  around: async (db, viewer, window, wants) =>
    wants(null) ? (await ticketDaysBetween(db, viewer, window)).map(candidate) : [],
  find: async (db, viewer, owner) => {
    if (owner.kind !== 'tickets') return undefined
    const days = await ticketDaysBetween(db, viewer, { from: owner.day, to: owner.day })
    const due = days.find(({ storeID }) => storeID === owner.storeID)
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
