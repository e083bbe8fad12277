import { Effect } from 'effect'
import {
  isPaidSince,
  type MadePromise,
  promiseCutoff,
  type PromisePayment,
  promiseStatusAt,
} from '@xd/core/domain/promise/promise.ts'
import { ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import { emit } from '#db/database.ts'
import type { Tenant } from '#db/scope.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import { paidToward } from '#queries/promise-payments.ts'
import { lockPromisesOf, recountPromises, type StoredPromise, updatePromise } from '#queries/promises.ts'
import { findStore } from '#queries/stores.ts'
import { wakeReminders } from '#services/reminders/wake.ts'

export interface PromisedTo {
  readonly storeID: number
  readonly custIDs: readonly number[]
}

const madeOf = (row: StoredPromise): MadePromise => ({
  promiseDay: row.promiseDay,
  promiseAmountCents: row.promiseAmountCents,
  promiseTickets: ticketsIn(row.promiseTickets),
  madeAt: row.madeAt,
})

/** Announces that promises of these customers changed, and the conversations that turned red or are no longer. */
export const announcePromises = Effect.fnUntraced(function* (scope: Tenant, { storeID, custIDs }: PromisedTo) {
  const { companyID } = scope
  for (const custID of custIDs) yield* emit('reload_promises', { custID }, { companyID, storeID })
  for (const convo of yield* recountPromises(scope, custIDs))
    yield* emit('reload_inbox', { convoID: convo.convoID }, { companyID, storeID: convo.storeID })
})

/** Where a promise stands now. One followed by another isn’t overdue. */
const judged = (
  row: StoredPromise,
  payments: readonly PromisePayment[],
  { hasLater, cutoff, now }: { readonly hasLater: boolean; readonly cutoff: number; readonly now: number },
) => {
  const made = madeOf(row)
  const status = promiseStatusAt(made, payments, { cutoff, now })
  // Hours changed since don’t open it again.
  const promiseStatus = row.promiseStatus === 'broken' && status === 'open' ? 'broken' : status
  const isOverdue =
    promiseStatus === 'broken' && !hasLater && !isPaidSince(made, payments) ? (1 as const) : (0 as const)
  const isSame = promiseStatus === row.promiseStatus
  return { promiseStatus, isOverdue, isChanged: !isSame || isOverdue !== row.isOverdue, isSame }
}

/**
 * Decides what became of these customers' promises to a store: after a payment, after a file that shows one, at a promise's
 * cutoff, and when another promise was made.
 */
export const judgePromises = Effect.fnUntraced(function* (scope: Tenant, to: PromisedTo, now: number) {
  const { companyID } = scope
  const { storeID } = to
  if (to.custIDs.length === 0) return
  const rows = yield* lockPromisesOf(scope, to)
  const pending = rows.filter(({ promiseStatus }) => promiseStatus === 'open' || promiseStatus === 'broken')
  const store = yield* findStore({ companyID, storeIDs: [storeID] }, storeID)
  if (pending.length === 0 || store === undefined) return
  const hours = yield* hoursOfStore({ companyID, storeIDs: [storeID] }, storeID)
  const custIDs = [...new Set(pending.map(({ custID }) => custID))]
  const since = Math.min(...pending.map(({ madeAt }) => madeAt))
  const paid = yield* paidToward(scope, { storeID, custIDs, since })
  const changed = new Set<number>()
  for (const row of pending) {
    const { promiseID, custID, promiseDay } = row
    const payments = paid.filter((payment) => payment.custID === custID)
    const hasLater = rows.some(
      (other) => other.custID === custID && other.promiseID > promiseID && other.promiseStatus !== 'withdrawn',
    )
    const cutoff = promiseCutoff(hours, store.storeTimezone, promiseDay)
    const { promiseStatus, isOverdue, isChanged, isSame } = judged(row, payments, { hasLater, cutoff, now })
    if (!isChanged) continue
    changed.add(custID)
    yield* updatePromise(scope, promiseID, {
      promiseStatus,
      isOverdue,
      ...(!isSame && { statusAt: now, statusByID: null }),
    })
  }
  if (changed.size === 0) return
  const theirs = { storeID, custIDs: [...changed] }
  yield* announcePromises(scope, theirs)
  yield* wakeReminders(scope, theirs, now)
})
