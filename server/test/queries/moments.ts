import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { type Rows, type Turn, turnsOn } from './turns.ts'

/** The moment that the queries are asked about: later than anything in the demo. */
export const AT = 4_000_000_000_000

/** Makes a record of this moment, and tells whether the query finds it. */
export type Seen = (db: TxDb, rows: Rows, at: number) => Promise<unknown>

/** Whether it finds those of the millisecond before, of the moment, and of the millisecond after. */
const FOUND = {
  'from it on': [false, true, true],
  'after it': [false, false, true],
  'up to it': [true, true, false],
  'before it': [true, false, false],
} as const

export type MomentRow = readonly [what: string, when: keyof typeof FOUND, seen: Seen]

const isFound = (answer: unknown) =>
  Array.isArray(answer)
    ? answer.length > 0
    : answer instanceof Set || answer instanceof Map
      ? answer.size > 0
      : Boolean(answer)

/** Tests of what a query finds of the moments around the one it is asked about. */
export const testMoments = (subject: string, table: readonly MomentRow[]): void => {
  describe.each(ENGINES)(`${subject} on %s`, (engine) => {
    let turn: Turn
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ turn, close } = await turnsOn(engine))
    })
    afterAll(() => close())

    test.each(table)('%s: %s', async (_, when, seen) => {
      const told: boolean[] = []
      for (const at of [AT - 1, AT, AT + 1])
        await turn(async (db, rows) => void told.push(isFound(await seen(db, rows, at))))
      expect(told).toEqual(FOUND[when])
    })
  })
}
