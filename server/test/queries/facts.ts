import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { type Rows, type Turn, turnsOn } from './turns.ts'

/** A fact about a query: it is asked about records that differ in one thing, and this is its answer. */
export type FactRow = readonly [fact: string, told: (db: TxDb, rows: Rows) => Promise<unknown>, expected: unknown]

export const testFacts = (subject: string, table: readonly FactRow[]): void => {
  describe.each(ENGINES)(`${subject} on %s`, (engine) => {
    let turn: Turn
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ turn, close } = await turnsOn(engine))
    })
    afterAll(() => close())

    test.each(table)('%s', (_, told, expected) =>
      turn(async (db, rows) => expect(await told(db, rows)).toEqual(expected)),
    )
  })
}
