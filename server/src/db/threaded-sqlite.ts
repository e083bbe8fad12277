import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDialect } from 'kysely'
import type { ReadingThreads } from './reading-threads.ts'
import { type RowOf, rowOf } from './row-of.ts'
import { PlannedOnceCompiler } from './sqlite-compiler.ts'

/** One function per set of columns: a list's pages share it. */
const makers = new Map<string, RowOf>()
const MOST_MAKERS = 500

const makerOf = (names: readonly string[]): RowOf => {
  const key = JSON.stringify(names)
  const known = makers.get(key) ?? rowOf(names)
  makers.set(key, known)
  if (makers.size > MOST_MAKERS) makers.delete(makers.keys().next().value!)
  return known
}

/** A picture or a key crosses to this thread as bare bytes. */
const asRead = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value

const only = (): never => {
  throw new Error('reading threads only read')
}

class ThreadedConnection implements DatabaseConnection {
  readonly #threads: ReadingThreads
  readonly #limitMs: number
  constructor(threads: ReadingThreads, limitMs: number) {
    this.#threads = threads
    this.#limitMs = limitMs
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const rows = await this.#threads.query({ text: sql, parameters }, this.#limitMs, ({ names, hasBytes }) => {
      const toRow = makerOf(names)
      return hasBytes ? (values) => toRow(values.map(asRead)) : toRow
    })
    return { rows: rows as R[] }
  }
  streamQuery = only
}

class ThreadedDriver implements Driver {
  readonly #connection: ThreadedConnection
  constructor(threads: ReadingThreads, limitMs: number) {
    this.#connection = new ThreadedConnection(threads, limitMs)
  }
  async init() {}
  async acquireConnection() {
    return this.#connection
  }
  beginTransaction = only
  commitTransaction = only
  rollbackTransaction = only
  async releaseConnection() {}
  async destroy() {}
}

/** The queries of `PatientSqliteDialect`, answered by reading threads. */
export class ThreadedSqliteDialect extends SqliteDialect {
  readonly #make: () => ThreadedDriver
  constructor(threads: ReadingThreads, limitMs: number) {
    super({ database: only })
    this.#make = () => new ThreadedDriver(threads, limitMs)
  }
  override createDriver() {
    return this.#make()
  }
  override createQueryCompiler() {
    return new PlannedOnceCompiler()
  }
}
