import type SQLite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

/** Enough for every query of the product in its usual shapes. */
const KEPT = 500

/** Keeps the statements that SQLite has prepared: Kysely asks for the same text again and again. */
export const cachingStatements = (database: SQLite.Database): SqliteDatabase => {
  const statements = new Map<string, SQLite.Statement>()
  return {
    close: () => void database.close(),
    prepare: (text) => {
      const known = statements.get(text)
      if (known) return known
      const statement = database.prepare(text)
      statements.set(text, statement)
      // The oldest goes: lists of varying length make texts without end.
      if (statements.size > KEPT) statements.delete(statements.keys().next().value!)
      return statement
    },
  }
}
