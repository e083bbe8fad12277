import { Effect } from 'effect'
import { expect, test } from 'vitest'
import type { Db } from '@xd/server/db/connect.ts'
import { query, tableOf } from '@xd/server/db/query.ts'
import { Transaction, type Tx } from '@xd/server/db/transaction.ts'

type Run = (db: Db, id: number) => Promise<unknown>

const labels: Run = (_, id) => Promise.resolve(id)
const reads: Run = (db) => db.selectFrom('stores as s').selectAll('s').execute()
const calls: Run = (db, id) => labels(db, id)
const neither: Run = (_, id) => Promise.resolve(id)

/** The name by which a trace tells of a query. */
const traced = (run: Run, table?: string): string | undefined => {
  const tx = { query: (asking: (db: never) => unknown) => Effect.sync(() => tableOf(asking)) } as unknown as Tx
  const asked = query(run, table)(7) as unknown as Effect.Effect<string | undefined, never, Transaction>
  return Effect.runSync(Effect.provideService(asked, Transaction, tx))
}

test.each([
  ['the table that its text names', reads, undefined, 'stores'],
  ['the query that it calls', calls, undefined, 'labels'],
  ['the table that it was given, whatever its text names', reads, 'loans', 'loans'],
  ['the table that it was given, whatever it calls', calls, 'loans', 'loans'],
  ['the table that it was given, if its text names none', neither, 'loans', 'loans'],
  ['nothing, if there is no name', neither, undefined, undefined],
])('a query is traced by %s', (_, run, table, told) => expect(traced(run, table)).toBe(told))
