import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as Postgres from 'pg'
import SQLite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { PatientSqliteDialect } from './patient-sqlite.ts'
import { limitQueries, poolFor, setLimit } from './query-limit.ts'
import { ReachablePostgresDialect } from './reachable-postgres.ts'
import { ReadingThreads } from './reading-threads.ts'
import { cachingStatements } from './statement-cache.ts'
import type { Tables } from './tables.ts'
import { ThreadedSqliteDialect } from './threaded-sqlite.ts'
import { Wal } from './wal.ts'

export type Db = Kysely<Tables>

declare const inTransaction: unique symbol
/**
 * The database within a transaction: queries that lock or write require this, and only `Database.write` hands it out.
 */
export type TxDb = Db & { readonly [inTransaction]: true }

/** An open database. SQLite has one handle for writing and one for reading beside it; PostgreSQL one pool for both. */
export interface Connection {
  dialect: 'sqlite' | 'postgres'
  reads: Db
  writes: Db
  /** The same, for queries that may take this long each: only PostgreSQL may hang in one, SQLite is in this process. */
  within: (limitMs: number) => Pick<Connection, 'reads' | 'writes'>
  /** For queries that may read a lot. On SQLite they run on their own threads, and block nobody. */
  apart: (limitMs: number) => Db
  /** Only on PostgreSQL: for LISTEN, which needs a connection of its own. */
  connectionString?: string
  /**
   * Changes whenever anything has been committed, as `reads` see it. Undefined where only a query could tell: on
   * PostgreSQL, or while another process holds an SQLite file.
   */
  written: () => number | undefined
  /** Resolves once everything committed so far is on disk. PostgreSQL's commits already wait for that. */
  flush: () => Promise<void>
  /** Updates SQLite's statistics; PostgreSQL keeps its own. */
  refreshStatistics: () => Promise<void>
  close: () => Promise<void>
}

/** How long another process may hold the lock while this one is opening the file and has nothing else to do. */
const OPEN_TIMEOUT_MS = 5_000
/** Shorter than browsers and carriers wait. */
const PATIENCE_MS = 10_000
const POOL_SIZE = 10
/**
 * PostgreSQL checks this often whether anyone still waits for a query; otherwise an abandoned one keeps its locks. Set
 * once connected, because poolers such as PgBouncer refuse a connection with settings.
 */
const WATCH_CLIENT = "set client_connection_check_interval = '2s'"
/** 64 MB of log, sixteen times SQLite's own limit: checkpoints run in a thread, and here only if that falls behind. */
const LAST_RESORT_PAGES = 16_000
/** The log returns to this size after a long read made it grow. */
const LOG_BYTES = 64 * 1024 * 1024

/** Loaded only where it is needed: a start on SQLite does not wait for it. */
const postgres = () => {
  const pg = createRequire(import.meta.url)('pg') as typeof Postgres
  // 64-bit integers here are ids and epoch milliseconds, all far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  return pg
}

/** `patienceMs`: how long a query waits while another process holds an SQLite file, or for a connection to PostgreSQL. */
export const connect = (url: string, { patienceMs = PATIENCE_MS } = {}): Connection =>
  /^postgres(ql)?:/.test(url) ? connectPostgres(url, patienceMs) : connectSQLite(url, patienceMs)

const connectPostgres = (connectionString: string, patienceMs: number): Connection => {
  const pool = new (postgres().Pool)({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: patienceMs,
    verify: (client, done) => {
      setLimit(client, patienceMs)
      void client.query(WATCH_CLIENT).then(
        () => done(),
        (cause: Error) => done(cause),
      )
    },
  })
  // A connection that breaks is replaced by the pool, and its query fails; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    limitQueries(client)
  })
  const taking = (limitMs?: number): Db =>
    new Kysely({ dialect: new ReachablePostgresDialect({ pool: poolFor(pool, limitMs) }) })
  const db = taking()
  const limited = new Map<number, Db>()
  const taken = (limitMs: number): Db => {
    const db = limited.get(limitMs) ?? taking(limitMs)
    limited.set(limitMs, db)
    return db
  }
  let ended: Promise<void> | undefined
  return {
    dialect: 'postgres',
    reads: db,
    writes: db,
    within: (limitMs) => ({ reads: taken(limitMs), writes: taken(limitMs) }),
    apart: (limitMs) => taken(limitMs),
    connectionString,
    written: () => undefined,
    flush: () => Promise.resolve(),
    refreshStatistics: () => Promise.resolve(),
    // Not through Kysely, which leaves a pool open that only its limited ones have used.
    close: () => (ended ??= pool.end()),
  }
}

/** SQLite’s own mark of commits by other handles; all of ours are, since this one only reads. */
const commitsSeenBy = (reader: SQLite.Database) => {
  const mark = reader.prepare<[], number>('pragma data_version').pluck()
  return (): number | undefined => {
    try {
      return mark.get()
    } catch {
      return undefined
    }
  }
}

const connectSQLite = (url: string, patienceMs: number): Connection => {
  const path = url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '')
  mkdirSync(dirname(path), { recursive: true })
  const open = (options: SQLite.Options) => {
    const database = new SQLite(path, { timeout: OPEN_TIMEOUT_MS, ...options })
    database.pragma('foreign_keys = on')
    database.pragma('cache_size = -64000')
    return database
  }
  const writer = open({})
  writer.pragma('journal_mode = wal')
  // The log is in order whatever happens; `flush` makes sure that a commit in it is on disk.
  writer.pragma('synchronous = normal')
  writer.pragma(`wal_autocheckpoint = ${LAST_RESORT_PAGES}`)
  writer.pragma(`journal_size_limit = ${LOG_BYTES}`)
  const wal = new Wal(path)
  const reader = open({ readonly: true })
  const patient = (handle: SQLite.Database): Db => {
    handle.pragma('busy_timeout = 0')
    return new Kysely({ dialect: new PatientSqliteDialect(cachingStatements(handle), handle, patienceMs) })
  }
  const writes = patient(writer)
  const reads = patient(reader)
  const both = { reads, writes }
  const threads = new ReadingThreads(path, patienceMs)
  const limited = new Map<number, Db>()
  return {
    dialect: 'sqlite',
    reads,
    writes,
    within: () => both,
    apart: (limitMs) => {
      const db = limited.get(limitMs) ?? new Kysely({ dialect: new ThreadedSqliteDialect(threads, limitMs) })
      limited.set(limitMs, db)
      return db
    },
    written: commitsSeenBy(reader),
    flush: () => wal.flush(),
    refreshStatistics: () => wal.refreshStatistics(),
    close: async () => {
      await wal.close()
      await threads.close()
      await reads.destroy()
      // Kysely leaves an unused handle open, and only the last one to close folds the WAL into the file.
      reader.close()
      await writes.destroy()
      writer.close()
    },
  }
}
