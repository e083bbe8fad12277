import type SQLite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { type RowOf, rowOf } from './row-of.ts'

/** Enough for all of the product's queries in their usual shapes. */
const KEPT = 500

/**
 * Rows as objects of one shape. SQLite's driver would build them one key at a time, which takes longer than reading
 * them; of duplicate column names the last wins, as with the driver.
 */
const reading = (statement: SQLite.Statement<unknown[], unknown[]>): SqliteStatement => {
  statement.raw()
  let names: readonly string[] = []
  let toRow: RowOf | undefined
  const rows = (values: unknown[][]): unknown[] => {
    // The columns behind `*` may have changed meanwhile.
    if (values.length > 0 && values[0]!.length !== names.length) {
      names = statement.columns().map(({ name }) => name)
      toRow = rowOf(names)
    }
    return values.map((value) => toRow!(value))
  }
  return {
    reader: true,
    all: (parameters) => rows(statement.all(parameters)),
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const value of statement.iterate(parameters)) yield* rows([value])
    },
  }
}

const statementOf = (prepared: SQLite.Statement<unknown[], unknown[]>): SqliteStatement =>
  prepared.reader ? reading(prepared) : (prepared as SqliteStatement)

/** Caches the statements SQLite has prepared: Kysely sends the same text again and again. */
export const cachingStatements = (database: SQLite.Database): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => void database.close(),
    prepare: (text) => {
      const statement = statements.get(text) ?? statementOf(database.prepare(text))
      statements.delete(text)
      statements.set(text, statement)
      // The one longest unused is dropped: lists of varying length make endless texts.
      if (statements.size > KEPT) statements.delete(statements.keys().next().value!)
      return statement
    },
  }
}
