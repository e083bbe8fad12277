import { sql } from 'kysely'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { refundedOf } from './payment-totals.ts'

export interface CustomerStats {
  messagesIn: number
  messagesOut: number
  paymentsSent: number
  paymentsPaid: number
  amountPaid: Cents
  amountRefunded: Cents
  promisesKept: number
  promisesBroken: number
  firstSeen: number | null
  lastSeen: number | null
}

/**
 * A customer's messages, payments and promises in the scope's stores, and when the first and last message were sent or received.
 */
export const customerStats = query(async (db: Db, scope: CompanyScope, custID: number): Promise<CustomerStats> => {
  const { companyID, storeIDs } = scope
  const convos = await db
    .selectFrom('conversations')
    .select(['convoID', 'convoBegunAt', 'convoActivityAt'])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('storeID', 'in', orNone(storeIDs))
    .execute()
  // Of conversations that ever had a message, because old messages may have been deleted.
  const begun = convos.filter(({ convoBegunAt }) => convoBegunAt !== null)
  const convoIDs = orNone(convos.map((row) => row.convoID))
  const [messages, payments, refunded, promises] = await Promise.all([
    db
      .selectFrom('messages')
      .select(({ fn }) => [
        sql<number>`coalesce(sum(case when "messageDirection" = 'in' then 1 else 0 end), 0)`.as('in'),
        sql<number>`coalesce(sum(case when "messageDirection" = 'out' then 1 else 0 end), 0)`.as('out'),
        fn.max<number | null>('messageAt').as('last'),
      ])
      .where('companyID', '=', companyID)
      .where('convoID', 'in', convoIDs)
      .where('messageStatus', '<>', 'scheduled')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('payments')
      .select(({ fn }) => [
        fn.countAll<number>().as('sent'),
        sql<number>`coalesce(sum(case when "paymentStatus" = 'approved' then 1 else 0 end), 0)`.as('paid'),
        sql<number>`coalesce(sum(case when "paymentStatus" = 'approved' then "amountCents" else 0 end), 0)`.as(
          'amount',
        ),
      ])
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('convoID', 'in', convoIDs)
      .executeTakeFirstOrThrow(),
    refundedOf(db, scope, { filter: '', status: 'all', custID, now: 0 }),
    db
      .selectFrom('promises')
      .select([
        sql<number>`coalesce(sum(case when "promiseStatus" = 'kept' then 1 else 0 end), 0)`.as('kept'),
        sql<number>`coalesce(sum(case when "promiseStatus" = 'broken' then 1 else 0 end), 0)`.as('broken'),
      ])
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', orNone(storeIDs))
      .executeTakeFirstOrThrow(),
  ])
  return {
    messagesIn: messages.in,
    messagesOut: messages.out,
    paymentsSent: payments.sent,
    paymentsPaid: payments.paid,
    amountPaid: cents(payments.amount),
    amountRefunded: refunded.amount,
    promisesKept: promises.kept,
    promisesBroken: promises.broken,
    firstSeen: begun.length > 0 ? Math.min(...begun.map(({ convoBegunAt }) => convoBegunAt!)) : null,
    lastSeen: messages.last ?? (begun.length > 0 ? Math.max(...begun.map((one) => one.convoActivityAt)) : null),
  }
})
