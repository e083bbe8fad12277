import { sql } from 'kysely'
import { NO_MAILBOX_THERE } from '@xd/core/domain/message/email-error.table.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'

interface Outcome {
  readonly address: string
  readonly messageID: number
}

const newest = (rows: readonly Outcome[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ address, messageID }) => [address, Number(messageID)]))

/** The address at the customer's end of an email. */
const theirAddress = sql<string>`lower(case when m."messageDirection" = 'out' then e."emailTo" else e."emailFrom" end)`

/**
 * The email addresses, in lower case, where a mailbox was missing for anyone who has them or for one of these
 * customers, and which neither accepted an email nor wrote one since.
 */
export const bouncedAmong = async (
  db: Db,
  { companyID }: Tenant,
  emails: readonly string[],
  custIDs: readonly number[] = [],
): Promise<ReadonlySet<string>> => {
  const customers = db.selectFrom('customers').select('custID').where('companyID', '=', companyID)
  // Two lists, because SQLite reads the whole company for "either of two conditions".
  const people = customers
    .where(amongThese(db, 'custEmail', emails))
    .unionAll(customers.where(amongThese(db, 'custID', custIDs)))
  const exchanged = db
    .selectFrom(
      db
        .selectFrom('emails as e')
        .innerJoin('messages as m', 'm.messageID', 'e.messageID')
        .select(['m.messageID', 'm.messageStatus', 'm.messageTwilioError', theirAddress.as('address')])
        .where('m.companyID', '=', companyID)
        .where('m.custID', 'in', people)
        .as('x'),
    )
    .select((eb) => ['x.address', eb.fn.max<number>('x.messageID').as('messageID')])
    .groupBy('x.address')
  const bounced = newest(
    await exchanged
      .where(amongThese(db, 'x.address', emails))
      .where('x.messageTwilioError', 'is not', null)
      .where('x.messageTwilioError', 'in', NO_MAILBOX_THERE)
      .execute(),
  )
  if (bounced.size === 0) return new Set()
  const alive = newest(
    await exchanged
      .where(amongThese(db, 'x.address', [...bounced.keys()]))
      .where('x.messageStatus', 'in', ['sent', 'delivered', 'received'])
      .execute(),
  )
  return new Set([...bounced].flatMap(([address, messageID]) => ((alive.get(address) ?? 0) > messageID ? [] : address)))
}
