import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import type { Db, TxDb } from '@xd/server/db/connect.ts'
import type { Database } from '@xd/server/db/database.ts'
import { lockPayment } from '@xd/server/queries/payments.ts'

const scope = { companyID: 1, storeIDs: [1] }

test('a lock needs a transaction to compile', () => {
  const inTransaction = (db: TxDb) => lockPayment(db, scope, 1)
  // @ts-expect-error A read's database holds no lock.
  const inRead = (db: Db) => lockPayment(db, scope, 1)
  expect([inTransaction, inRead]).toHaveLength(2)
})

test('as an effect, too', () => {
  const lock = lockPayment(scope, 1)
  // @ts-expect-error It requires a transaction, not only the database.
  const outside: Effect.Effect<unknown, never, Database> = lock
  expect(outside).toBe(lock)
})
