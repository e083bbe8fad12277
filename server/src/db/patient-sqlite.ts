import type SQLite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { DatabaseBusy, DiskFull } from './database-busy.ts'
import { PlannedOnceCompiler } from './sqlite-compiler.ts'

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [5, 100]

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code)
const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY')

const noTurn = () => undefined

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** How long writers' queries may keep the thread to themselves. */
const SLICE_MS = 2

/** When the first query in this turn of the event loop began. */
let began: number | undefined

/**
 * The wait before a query: none, or until the next turn of the event loop if others have waited long enough. SQLite
 * answers at once, so a long transaction would otherwise be a single turn.
 */
const turn = (): Promise<void> | undefined => {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => (began = undefined))
    return undefined
  }
  return now - began < SLICE_MS ? undefined : new Promise((resolve) => void setImmediate(resolve))
}

/**
 * Retries while another process holds the lock. SQLite's own way of waiting would block everything else in this
 * process.
 */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #handle: SQLite.Database
  readonly #until: number
  readonly #turn: () => Promise<void> | undefined
  constructor(
    inner: DatabaseConnection,
    handle: SQLite.Database,
    until: number,
    takeTurn: () => Promise<void> | undefined,
  ) {
    this.#turn = takeTurn
    this.#inner = inner
    this.#handle = handle
    this.#until = until
  }

  async executeQuery<R>(query: CompiledQuery) {
    await this.#turn()
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return await this.#inner.executeQuery<R>(query)
      } catch (error) {
        if (codeOf(error) === 'SQLITE_FULL') throw new DiskFull('the disk is full', { cause: error })
        // Inside a transaction, the lock is already held.
        if (!isBusy(error) || this.#handle.inTransaction) throw error
        if (performance.now() >= this.#until) throw new DatabaseBusy('the database is locked', { cause: error })
        await sleep(pause)
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }
}

class PatientDriver extends SqliteDriver {
  readonly #handle: SQLite.Database
  readonly #patienceMs: number
  constructor(database: SqliteDatabase, handle: SQLite.Database, patienceMs: number) {
    super({ database })
    this.#handle = handle
    this.#patienceMs = patienceMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Counted from the call: time spent in the queue here is part of the wait.
    const until = performance.now() + this.#patienceMs
    // Someone is waiting for a reader, and it is soon done.
    const takeTurn = this.#handle.readonly ? noTurn : turn
    return new PatientConnection(await super.acquireConnection(), this.#handle, until, takeTurn)
  }

  /** Takes the write lock when a transaction begins, so that a read inside it is never overtaken by another writer. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /**
   * On a full disk SQLite has already rolled back, and a second rollback would fail with an error that hides the first.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite changes tables in transactions too: an upgrade that is cut off leaves the database as it was. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

export class PatientSqliteDialect extends SqliteDialect {
  readonly #make: () => PatientDriver
  constructor(database: SqliteDatabase, handle: SQLite.Database, patienceMs: number) {
    super({ database })
    this.#make = () => new PatientDriver(database, handle, patienceMs)
  }
  override createDriver() {
    return this.#make()
  }
  override createAdapter() {
    return new TransactionalAdapter()
  }
  override createQueryCompiler() {
    return new PlannedOnceCompiler()
  }
}
