import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import SQLite from 'better-sqlite3'
import {
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  CompiledQuery,
} from 'kysely'
import pg from 'pg'
import { cachingStatements } from './statement-cache.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** An open database. SQLite has one handle that writes and one that reads beside it; PostgreSQL one pool for both. */
export interface Connection {
  dialect: 'sqlite' | 'postgres'
  reads: Db
  writes: Db
  /** Only on PostgreSQL: for LISTEN, which needs a connection of its own. */
  connectionString?: string
  close: () => Promise<void>
}

const BUSY_TIMEOUT_MS = 5_000
const POOL_SIZE = 10

// 64-bit integers are ids and epoch milliseconds here: all are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export const connect = (url: string): Connection =>
  /^postgres(ql)?:/.test(url) ? connectPostgres(url) : connectSQLite(url)

const connectPostgres = (connectionString: string): Connection => {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { dialect: 'postgres', reads: db, writes: db, connectionString, close: () => db.destroy() }
}

/** Takes the write lock when a transaction begins, so that a read inside it is never overtaken by another writer. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }
  override createDriver() {
    return new ImmediateSqliteDriver({ database: this.#database })
  }
}

const connectSQLite = (url: string): Connection => {
  const path = url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '')
  mkdirSync(dirname(path), { recursive: true })
  const open = (options: SQLite.Options) => {
    const database = new SQLite(path, { timeout: BUSY_TIMEOUT_MS, ...options })
    database.pragma('foreign_keys = on')
    database.pragma('cache_size = -64000')
    return database
  }
  const writer = open({})
  writer.pragma('journal_mode = wal')
  // A commit is on the disk before anything is told of it: what follows may be a charge.
  writer.pragma('synchronous = full')
  const writes: Db = new Kysely({ dialect: new ImmediateSqliteDialect(cachingStatements(writer)) })
  const reader = open({ readonly: true })
  const reads: Db = new Kysely({ dialect: new SqliteDialect({ database: cachingStatements(reader) }) })
  return {
    dialect: 'sqlite',
    reads,
    writes,
    close: async () => {
      await reads.destroy()
      // Kysely leaves a handle open that nothing was asked of, and only the last one to close folds the WAL into the file.
      reader.close()
      await writes.destroy()
      writer.close()
    },
  }
}
