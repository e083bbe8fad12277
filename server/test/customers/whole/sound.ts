import { expect } from 'vitest'
import type { Connection } from '@xd/server/db/connect.ts'
import { wrongIn } from './derived.ts'
import { misplacedIn, orphansIn } from './references.ts'
import { type Stored, storedRows } from './stored-rows.ts'

/** Failed jobs, except the demo's own. */
const failedIn = (stored: Stored) =>
  stored['jobs']!.filter(({ lastError, kind }) => lastError !== null && kind !== 'fetch-media').map(
    (row) => `a job failed: ${JSON.stringify(row)}`,
  )

/** Fails if any stored data contradicts itself. */
export const expectSound = async (connection: Connection): Promise<Stored> => {
  const stored = await storedRows(connection)
  expect.soft([...orphansIn(stored), ...misplacedIn(stored), ...wrongIn(stored), ...failedIn(stored)]).toEqual([])
  return stored
}

/** The money that customers were asked for, and the money moved, by outcome. */
export const moneyIn = (stored: Stored) => {
  const sums: Record<string, number> = {}
  const add = (of: string, row: Stored[string][number]) => (sums[of] = (sums[of] ?? 0) + Number(row['amountCents']))
  for (const row of stored['payments']!) add(`requests ${String(row['paymentStatus'])}`, row)
  for (const row of stored['payment_ledger']!) add(`ledger ${String(row['kind'])}`, row)
  for (const row of stored['payment_refunds']!) add(`refunds ${String(row['state'])}`, row)
  for (const row of stored['loans']!) add(`quotes ${String(row['loanStatus'])}`, row)
  return sums
}
