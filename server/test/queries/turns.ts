import { sql } from 'kysely'
import { USER } from '@xd/fixtures/demo/people.ts'
import type { Engine } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { freshConnection } from '../fresh-connection.ts'

type Row = Readonly<Record<string, unknown>>

/** Writes rows of any table as they stand in the database. */
export interface Rows {
  readonly insert: (table: string, ...rows: readonly Row[]) => Promise<void>
  readonly change: (table: string, row: Row, where: Row) => Promise<void>
  /** Another row like one, changed; returns its ID. */
  readonly like: (table: string, where: Row, change: Row) => Promise<number>
  readonly all: <R = Row>(table: string, where: Row) => Promise<R[]>
}

/** Rows of tables that are empty in the small demo. */
const FIRST: Readonly<Record<string, Row>> = {
  gateway_accounts: {
    ...{ storeID: null, gateway: 'bluedog', environment: 'sandbox', settings: '{}', secrets: 's', secretHints: '{}' },
    ...{ version: 1, createdAt: 1, updatedAt: 1, retiredAt: null },
  },
  imports: {
    ...{ filename: 'book.csv', fileHash: 'hash', importedAt: 1, importedByID: USER.owner, importState: 'finished' },
    ...{ mapping: '{}', fileText: null, importRows: 1 },
  },
  plans: {
    ...{ planKind: 'installments', planAmountCents: 5_000, planTotalCents: null, planEvery: 'month', planCount: 3 },
    ...{ planStart: '2025-01-01', planMemo: 'Ring', planTicketList: '', planSearch: 'ring', planStatus: 'active' },
    ...{ planStatusAt: 1, planStopCause: null, planCreatedAt: 1, planCreatedByID: USER.owner, isOver: 0 },
    ...{ nextDay: '2025-01-01', dueAt: 1 },
  },
  tickets: {
    ...{ ticketNumber: 'T', ticketLoanDate: null, ticketDueDate: '2025-01-01', ticketGraceDate: '2025-01-31' },
    ...{ principalCents: 10_000, amountDueCents: 11_000, ticketDescription: 'Ring', ticketStatus: 'active' },
    ...{ asOf: 1, importID: null },
  },
}

const is = (where: Row) =>
  sql.join(
    Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`),
    sql` and `,
  )

const rowsOf = (db: TxDb): Rows => {
  const insertOne = async (table: string, row: Row) => {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    const { rows } = await sql<Row>`insert into ${sql.table(table)} (${columns})
      values (${sql.join(Object.values(row))}) returning *`.execute(db)
    return rows[0]!
  }
  const all = async <R>(table: string, where: Row): Promise<R[]> =>
    (await sql<R>`select * from ${sql.table(table)} where ${is(where)} order by 1, 2`.execute(db)).rows
  return {
    all,
    insert: async (table, ...rows) => {
      for (const row of rows) await insertOne(table, row)
    },
    change: async (table, row, where) => {
      const set = sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      await sql`update ${sql.table(table)} set ${set} where ${is(where)}`.execute(db)
    },
    like: async (table, where, change) => {
      const [found] = await all<Row>(table, where)
      if (found === undefined) {
        const made = await insertOne(table, { ...FIRST[table], ...where, ...change })
        return Object.values(made)[0] as number
      }
      // Its first column is its ID, unless that is the company's.
      const id = Object.keys(found)[0]!
      const { [id]: _, ...rest } = found
      const made = await insertOne(table, { ...(id === 'companyID' ? found : rest), ...change })
      return made[id] as number
    },
  }
}

/** Runs in a transaction that is taken back: each test finds the demo as it was. */
export type Turn = (run: (db: TxDb, rows: Rows) => Promise<void>) => Promise<void>

/** The demo, for tests that ask queries themselves. */
export const turnsOn = async (engine: Engine): Promise<{ turn: Turn; close: () => Promise<void> }> => {
  const { connection, close } = await freshConnection(engine)
  const turn: Turn = async (run) => {
    const transaction = await connection.writes.startTransaction().execute()
    const db = transaction as unknown as TxDb
    try {
      await run(db, rowsOf(db))
    } finally {
      await transaction.rollback().execute()
    }
  }
  return { turn, close }
}
