import type { TicketsOnDay } from '@xd/core/domain/calendar/managed.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const withCustomers = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('customers as c', 'c.custID', 't.custID')
    .selectAll('t')
    .select(['c.custFirstName', 'c.custLastName', 'c.custPhone'])
    .where('t.companyID', '=', companyID)
    .where('t.storeID', 'in', orNone(storeIDs))

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export const findTicket = query((db: Db, scope: CompanyScope, ticketID: number) =>
  withCustomers(db, scope).where('t.ticketID', '=', ticketID).executeTakeFirst(),
)

/** In the order of the ids. */
export const findTickets = async (db: Db, scope: CompanyScope, ticketIDs: readonly number[]): Promise<TicketRow[]> => {
  if (ticketIDs.length === 0) return []
  const rows = await withCustomers(db, scope)
    .where(amongThese(db, 't.ticketID', ticketIDs))
    .execute()
  const byID = new Map(rows.map((row) => [row.ticketID, row]))
  return ticketIDs.flatMap((ticketID) => byID.get(ticketID) ?? [])
}

/** The tickets with exactly this number; each store has its own numbers. */
export const ticketsNumbered = (db: Db, scope: CompanyScope, ticketNumber: string, limit: number) =>
  withCustomers(db, scope)
    .where('t.ticketNumber', '=', ticketNumber)
    .orderBy('t.ticketID', 'desc')
    .limit(limit)
    .execute()

/** How many active tickets are due, or reach the end of grace, at each store on each day of a range. */
export const ticketDaysBetween = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TicketsOnDay[]> => {
  const onDays = async (column: 'ticketDueDate' | 'ticketGraceDate' | 'graceByNotice') =>
    (
      await db
        .selectFrom('tickets')
        .select(['storeID', `${column} as day`, (eb) => eb.fn.countAll().as('tickets')])
        .where('companyID', '=', companyID)
        .where('storeID', 'in', orNone(storeIDs))
        .where('ticketStatus', '=', 'active')
        .where(column, '>=', from as LocalDay)
        .where(column, '<=', to as LocalDay)
        .$if(column === 'ticketGraceDate', (query) => query.where('graceByNotice', 'is', null))
        .groupBy(['storeID', column])
        .execute()
    ).flatMap(({ storeID, day, tickets }) => (day ? [{ storeID, day, tickets: Number(tickets) }] : []))
  const [due, booked, byNotice] = [
    await onDays('ticketDueDate'),
    await onDays('ticketGraceDate'),
    await onDays('graceByNotice'),
  ]
  const grace = new Map<string, TicketsOnDay>()
  for (const one of [...booked, ...byNotice]) {
    const key = `${one.storeID}/${one.day}`
    grace.set(key, { ...one, ends: 'grace', tickets: one.tickets + (grace.get(key)?.tickets ?? 0) })
  }
  return [...due, ...grace.values()]
}
