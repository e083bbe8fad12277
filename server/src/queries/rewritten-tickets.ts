import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import { newLinks } from './ticket-links.ts'

/** Numbers as people write them for a request; the book spells them only one way. */
export const spellings = (number: string): readonly string[] => [
  ...new Set([number, number.toLowerCase(), `#${number}`]),
]

/** The rewritings that begin or end at these numbers of the book, whichever store they belong to. */
export const rewritingsOf = async (db: Db, scope: CompanyScope, numbers: readonly string[]) => {
  if (numbers.length === 0) return []
  const written = numbers.flatMap(spellings)
  const ends = (column: 'l.oldTicket' | 'l.newTicket') => newLinks(db, scope).where(amongThese(db, column, written))
  const [begun, ended] = [await ends('l.oldTicket').execute(), await ends('l.newTicket').execute()]
  return [...new Map([...begun, ...ended].map((link) => [link.rewriteTicketID, link])).values()]
}

/** The tickets of the book with these numbers. */
export const idsByNumbers = (db: Db, { companyID }: CompanyScope, numbers: readonly string[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('tickets')
        .select(['ticketID', 'storeID', 'ticketNumber'])
        .where('companyID', '=', companyID)
        .where(amongThese(db, 'ticketNumber', numbers))
        .execute()
