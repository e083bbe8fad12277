import type { Ticket } from '@xd/core/contract/entity/ticket.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { idsByNumbers, rewritingsOf } from '#queries/rewritten-tickets.ts'
import type { TicketRow } from '#queries/tickets.ts'

type Presented = typeof Ticket.Type

const present = (
  {
    companyID: _,
    importID: __,
    graceByNotice,
    ticketGraceDate,
    ticketDueDate,
    principalCents,
    amountDueCents,
    custFirstName,
    custLastName,
    custPhone,
    ...row
  }: TicketRow,
  ends: Pick<Presented, 'ticketRewrittenAs' | 'ticketRewrittenFrom'>,
): Presented => ({
  ...row,
  ...ends,
  customer: { custFirstName, custLastName, custPhone },
  ticketGraceDate: graceByNotice ?? ticketGraceDate,
  ticketDueDate: ticketDueDate === '' ? null : ticketDueDate,
  principal: principalCents,
  amountDue: amountDueCents,
})

/** Each number of a store, as one text. */
const placeOf = (storeID: number, number: string | null) => `${storeID}/${ticketNumberOf(number ?? '')}`

/** Tickets of the book in the rows' order, with their previous and next numbers; three queries for all. */
export const presentTickets = async (db: Db, scope: CompanyScope, rows: readonly TicketRow[]): Promise<Presented[]> => {
  const links = await rewritingsOf(
    db,
    scope,
    rows.map(({ ticketNumber }) => ticketNumber),
  )
  const ends = links.flatMap(({ oldTicket, newTicket }) => [ticketNumberOf(oldTicket), ticketNumberOf(newTicket!)])
  const ids = new Map(
    (await idsByNumbers(db, scope, [...new Set(ends)])).map((one) => [
      placeOf(one.storeID, one.ticketNumber),
      one.ticketID,
    ]),
  )
  const byOld = new Map(links.map((link) => [placeOf(link.storeID, link.oldTicket), link]))
  const byNew = new Map(links.map((link) => [placeOf(link.storeID, link.newTicket), link]))
  const end = (link: (typeof links)[number] | undefined, number: string | null | undefined) =>
    link === undefined || !number
      ? null
      : {
          rewriteID: link.rewriteID,
          ticket: number,
          ticketID: ids.get(placeOf(link.storeID, number)) ?? null,
          ticketState: link.ticketState,
        }
  return rows.map((row) => {
    const place = placeOf(row.storeID, row.ticketNumber)
    const [next, previous] = [byOld.get(place), byNew.get(place)]
    return present(row, {
      ticketRewrittenAs: end(next, next?.newTicket),
      ticketRewrittenFrom: end(previous, previous?.oldTicket),
    })
  })
}

export const presentTicket = query(
  async (db: Db, scope: CompanyScope, row: TicketRow): Promise<Presented> =>
    (await presentTickets(db, scope, [row]))[0]!,
)
