import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'
import { joinPaymentParties } from './payments.ts'
import { unansweredIn } from './unanswered.ts'

/** The unanswered conversations, longest wait first, and how many there are. */
export const waitingConversations = async (db: Db, scope: CompanyScope, limit: number) => {
  const waiting = unansweredIn(db, scope.companyID, orNone(scope.storeIDs))
  const { count } = await waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await waiting.select('convoID').orderBy('convoWaitingSince').orderBy('convoID').limit(limit).execute()
  return { count, convoIDs: rows.map((row) => row.convoID) }
}

interface OpenRequests {
  readonly now: number
  /** Only those that expire by then, soonest first; otherwise newest first. */
  readonly until?: number
  readonly limit: number
}

/** Requests that can still be paid: the first of them, how many there are, and their sum. */
export const openRequests = async (db: Db, scope: CompanyScope, { now, until, limit }: OpenRequests) => {
  const open = db
    .selectFrom('payments as p')
    .where('p.companyID', '=', scope.companyID)
    .where('p.storeID', 'in', orNone(scope.storeIDs))
    .where('p.paymentStatus', '=', 'sent')
    .where('p.validBeforeAt', '>', now)
    .$if(until !== undefined, (query) => query.where('p.validBeforeAt', '<=', until!))
  const { count, amountCents } = await open
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('p.amountCents').as('amountCents')])
    .executeTakeFirstOrThrow()
  const first = joinPaymentParties(open)
  const rows = await (until === undefined ? first.orderBy('p.requestedAt', 'desc') : first.orderBy('p.validBeforeAt'))
    .orderBy('p.paymentID', 'desc')
    .limit(limit)
    .execute()
  return { count, amountCents: amountCents ?? 0, rows }
}
