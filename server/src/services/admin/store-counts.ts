import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { lastDays } from '@xd/core/domain/time/last-days.ts'
import type { Db } from '#db/connect.ts'
import type { SystemScope } from '#db/scope.ts'
import {
  countCustomersOfStore,
  countMessages,
  countMessagesByDay,
  countUnanswered,
  lastLoginAtStore,
  type StorePlace,
} from '#queries/statistics.ts'
import { totalsByStatus } from '#queries/payment-totals.ts'

export interface Counts {
  readonly customers: number
  readonly messagesIn: number
  readonly messagesOut: number
  readonly messagesByDay: readonly { readonly day: string; readonly in: number; readonly out: number }[]
  readonly paymentsByStatus: readonly { readonly status: string; readonly count: number; readonly amount: Cents }[]
  readonly unanswered: number
  readonly lastLogin: number | null
}

const DAYS = 30

/** One store's figures; its days follow its own clock. */
export const countsOfStore = async (
  db: Db,
  scope: SystemScope,
  store: StorePlace & { readonly storeTimezone: string; readonly storeEnabled: number },
  now: number,
): Promise<Counts> => {
  const messages = await countMessages(db, scope, store)
  const payments = await totalsByStatus(
    db,
    { companyID: store.companyID, storeIDs: [store.storeID] },
    { filter: '', status: 'all', now },
  )
  return {
    customers: await countCustomersOfStore(db, scope, store),
    messagesIn: messages.in,
    messagesOut: messages.out,
    messagesByDay: await countMessagesByDay(db, scope, store, lastDays(DAYS, now, store.storeTimezone)),
    paymentsByStatus: [...payments]
      .filter(([, { count }]) => count > 0)
      .map(([status, total]) => ({ status, ...total })),
    // A closed store has nobody to answer.
    unanswered: store.storeEnabled === 1 ? await countUnanswered(db, scope, store) : 0,
    lastLogin: await lastLoginAtStore(db, scope, store),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const byKey = <A>(rows: readonly A[], keyOf: (row: A) => string): [string, A[]][] =>
  [...groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * The figures of many stores together: each message counts on its own store's day, so that the parts add up to the
 * whole.
 */
export const addCounts = (parts: readonly Counts[], whole: Pick<Counts, 'customers' | 'lastLogin'>): Counts => ({
  ...whole,
  messagesIn: sum(parts.map((part) => part.messagesIn)),
  messagesOut: sum(parts.map((part) => part.messagesOut)),
  messagesByDay: byKey(
    parts.flatMap((part) => part.messagesByDay),
    (row) => row.day,
  )
    .map(([day, rows]) => ({ day, in: sum(rows.map((row) => row.in)), out: sum(rows.map((row) => row.out)) }))
    .slice(-DAYS),
  paymentsByStatus: byKey(
    parts.flatMap((part) => part.paymentsByStatus),
    (row) => row.status,
  ).map(([status, rows]) => ({
    status,
    count: sum(rows.map((row) => row.count)),
    amount: cents(sum(rows.map((row) => row.amount))),
  })),
  unanswered: sum(parts.map((part) => part.unanswered)),
})
