import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { TicketRange } from '@xd/core/domain/ticket/rewrite.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const ranges = (db: Db, { companyID }: CompanyScope, storeID: number) =>
  db
    .selectFrom('ticket_ranges')
    .select(['rangePrefix as prefix', 'rangeFrom as from', 'rangeTo as to', 'rangeNext as next'])
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)

/** The numbers reserved for a store. */
export const findTicketRange = (db: Db, scope: CompanyScope, storeID: number): Promise<TicketRange | undefined> =>
  ranges(db, scope, storeID).executeTakeFirst()

/** The same, locked until the end of the transaction. Others who would assign the store's numbers wait. */
export const lockTicketRange = query(
  (db: TxDb, scope: CompanyScope, storeID: number): Promise<TicketRange | undefined> =>
    ranges(db, scope, storeID)
      // SQLite's write transactions exclude each other as a whole.
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

export const saveTicketRange = query(
  async (db: TxDb, { companyID }: CompanyScope, storeID: number, { prefix, from, to, next }: TicketRange) => {
    const range = { rangePrefix: prefix, rangeFrom: from, rangeTo: to, rangeNext: next }
    await db
      .insertInto('ticket_ranges')
      .values({ companyID, storeID, ...range })
      .onConflict((conflict) => conflict.columns(['companyID', 'storeID']).doUpdateSet(range))
      .execute()
  },
)

/** The ways to write a number by hand: to the index they are different texts. */
const spellingsOf = (number: string): string[] => {
  const bare = ticketNumberOf(number)
  return [number, ...[bare, bare.toLowerCase()].flatMap((one) => [one, `#${one}`])]
}

/** Which of these numbers have been assigned at a store, by us or by hand. */
export const takenNumbers = query(
  async (db: Db, { companyID }: CompanyScope, storeID: number, numbers: readonly string[]): Promise<string[]> => {
    if (numbers.length === 0) return []
    const rows = await db
      .selectFrom('rewrite_tickets')
      .select('newTicket')
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(amongThese(db, 'newTicket', numbers.flatMap(spellingsOf)))
      .execute()
    const taken = new Set(rows.map(({ newTicket }) => ticketNumberOf(newTicket!)))
    return numbers.filter((number) => taken.has(ticketNumberOf(number)))
  },
)
