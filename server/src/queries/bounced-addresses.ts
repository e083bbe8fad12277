import { sql } from 'kysely'
import { NO_MAILBOX_THERE } from '@xd/core/domain/message/email-error.table.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

interface Outcome {
  readonly address: string
  readonly messageID: number
}

const newest = (rows: readonly Outcome[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ address, messageID }) => [address, Number(messageID)]))

/**
 * Those of these email addresses, in lower case, where no mailbox was for anyone who has them, and which neither took an
 * email nor wrote one since.
 */
export const bouncedAmong = async (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> => {
  const exchanged = db
    .selectFrom('customers as c')
    .innerJoin('messages as m', 'm.custID', 'c.custID')
    .innerJoin('emails as e', 'e.messageID', 'm.messageID')
    .select((eb) => ['c.custEmail as address', eb.fn.max<number>('m.messageID').as('messageID')])
    .where('c.companyID', '=', companyID)
    .where('m.companyID', '=', companyID)
    .groupBy('c.custEmail')
    .$narrowType<{ address: string }>()
  const isTo = sql<boolean>`lower(e."emailTo") = c."custEmail"`
  const bounced = newest(
    await exchanged
      .where(amongThese(db, 'c.custEmail', emails))
      .where('m.messageTwilioError', 'is not', null)
      .where('m.messageTwilioError', 'in', NO_MAILBOX_THERE)
      .where(isTo)
      .execute(),
  )
  if (bounced.size === 0) return new Set()
  const alive = newest(
    await exchanged
      .where(amongThese(db, 'c.custEmail', [...bounced.keys()]))
      .where((eb) =>
        eb.or([
          eb.and([eb('m.messageStatus', 'in', ['sent', 'delivered']), isTo]),
          eb.and([eb('m.messageStatus', '=', 'received'), sql<boolean>`lower(e."emailFrom") = c."custEmail"`]),
        ]),
      )
      .execute(),
  )
  return new Set([...bounced].flatMap(([address, messageID]) => ((alive.get(address) ?? 0) > messageID ? [] : address)))
}
