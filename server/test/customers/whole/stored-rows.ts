import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Connection } from '@xd/server/db/connect.ts'

type Row = Readonly<Record<string, unknown>>
export type Stored = Readonly<Record<string, readonly Row[]>>

/** An index of words is tested in server/test/search: first-letters.test.ts checks it for erased customers. */
const isIndex = (table: string) => /^sqlite_|_fts(_\w+)?$/.test(table)

export const tablesOf = async ({ reads }: Connection) =>
  (await reads.introspection.getTables())
    .filter(({ name, isView }) => !isView && !isIndex(name))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))

/** Every row of every table, except pictures and keys. */
export const storedRows = async (connection: Connection): Promise<Stored> => {
  const stored: Record<string, Row[]> = {}
  for (const { name } of await tablesOf(connection)) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(connection.reads)
    stored[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => !(value instanceof Uint8Array))),
    )
  }
  return stored
}

const linesOf = (stored: Stored, tables: readonly string[]): string[] =>
  tables.flatMap((table) =>
    stored[table]!.map(
      (row) => `${table} ${JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))}`,
    ),
  )

/** The rows of some tables that only one of the two has. */
export const differences = (before: Stored, after: Stored, tables: readonly string[]): string[] => {
  const [was, is] = [new Set(linesOf(before, tables)), new Set(linesOf(after, tables))]
  return [
    ...[...was].flatMap((line) => (is.has(line) ? [] : `- ${line}`)),
    ...[...is].flatMap((line) => (was.has(line) ? [] : `+ ${line}`)),
  ]
}

/** Unfinished work: due jobs, and messages at the carrier, which are too many to read each time. */
const goingOn = async ({ reads }: Connection) => {
  const due = reads
    .selectFrom('jobs')
    .select('uniqueKey')
    .where('runAt', '<=', Date.now() + 5_000)
  return JSON.stringify([
    await due.where('gaveUpAt', 'is', null).where('companyID', '<>', 0).execute(),
    await reads
      .selectFrom('messages')
      .select(['messageStatus', (of) => of.fn.countAll().as('messages'), (of) => of.fn.count('sendKey').as('sent')])
      .groupBy('messageStatus')
      .orderBy('messageStatus')
      .execute(),
  ])
}

/** A job that checks a payment's outcome after some seconds runs now. */
const askAtOnce = ({ writes }: Connection) =>
  writes
    .updateTable('jobs')
    .set({ runAt: 0 })
    .where('kind', 'in', ['settle-attempt', 'settle-refund'])
    .where('runAt', '>', Date.now())
    .execute()

/** Waits until all started work, such as texts at the carrier, has finished. */
export const untilAtRest = async (connection: Connection): Promise<void> => {
  await askAtOnce(connection)
  let before = ''
  let unchanged = 0
  await vi.waitFor(
    async () => {
      const now = await goingOn(connection)
      unchanged = now === before ? unchanged + 1 : 0
      before = now
      if (unchanged < 5 || !now.startsWith('[[],')) throw new Error(`Still going on: ${now.slice(0, 300)}`)
    },
    { timeout: 60_000, interval: 40 },
  )
}
