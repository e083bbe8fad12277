import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { DatabaseBusy } from './database-busy.ts'

export interface ThreadQuery {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** An answer's columns. `hasBytes`: one of them holds pictures or keys. */
export interface ThreadColumns {
  readonly names: readonly string[]
  readonly hasBytes: boolean
}

/** Makes rows of an answer out of their values, piece by piece as they arrive. */
type RowMaker = (columns: ThreadColumns) => (values: readonly unknown[]) => unknown

/**
 * A thread's message: the first piece of an answer with what its columns are, a further piece, or a failure. A piece is
 * handed over by columns, which takes a third of the time that the same rows take.
 */
type Said =
  | (Partial<ThreadColumns> & { readonly columns: readonly (readonly unknown[])[]; readonly more: boolean })
  | ThreadFailure

interface ThreadFailure {
  readonly message: string
  readonly code: string
}

/** Leaves a core of a small machine to everyone else, and lets a short report pass a long one. */
const MOST_THREADS = 2
/** Prepared statements that a thread keeps. */
const KEPT = 200
/** Rows are handed over in pieces, since each takes the main thread a few milliseconds to read. */
const ROWS_AT_ONCE = 1_000

/** The thread's whole program. As a separate file, it would have to lie next to every bundle. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require(workerData.library))(workerData.path, { readonly: true, timeout: workerData.patienceMs })
  database.pragma('cache_size = -32000')
  const statements = new Map()
  const prepare = (text) => {
    const known = statements.get(text)
    if (known) return known
    const statement = database.prepare(text).raw()
    statements.set(text, statement)
    if (statements.size > workerData.kept) statements.delete(statements.keys().next().value)
    return statement
  }
  let waiting = [], handed = 0
  const piece = () => {
    const rows = waiting.slice(handed, (handed += workerData.rowsAtOnce))
    return { columns: (rows[0] ?? []).map((_, at) => rows.map((row) => row[at])), more: handed < waiting.length }
  }
  parentPort.on('message', (query) => {
    if (query === 'more') return parentPort.postMessage(piece())
    if (query === 'close') {
      database.close()
      parentPort.close()
      return
    }
    try {
      const statement = prepare(query.text)
      const rows = statement.all(query.parameters)
      const columns = statement.columns()
      const hasBytes = columns.some(({ type }) => type === 'BLOB')
      waiting = rows
      handed = 0
      parentPort.postMessage({ names: columns.map(({ name }) => name), hasBytes, ...piece() })
    } catch ({ message, code }) {
      parentPort.postMessage({ message, code: String(code) })
    }
  })`

interface Waiting extends ThreadQuery {
  readonly limitMs: number
  readonly make: RowMaker
  readonly resolve: (rows: readonly unknown[]) => void
  readonly reject: (cause: Error) => void
}

class Reader {
  readonly worker: Worker
  asked: Waiting | undefined
  answer: { toRow: ReturnType<RowMaker>; rows: unknown[] } | undefined
  timer: NodeJS.Timeout | undefined
  constructor(workerData: object) {
    this.worker = new Worker(READER, { eval: true, workerData })
    this.worker.unref()
  }
}

/**
 * Threads that read an SQLite file beside the main one. A query that takes seconds delays only others that read here.
 * Each thread answers one query at a time; the others wait in line.
 */
export class ReadingThreads {
  readonly #data: object
  readonly #readers = new Set<Reader>()
  readonly #line: Waiting[] = []

  /** `patienceMs`: how long a query waits while another process holds the file. */
  constructor(path: string, patienceMs: number) {
    const library = createRequire(import.meta.url).resolve('better-sqlite3')
    this.#data = { library, path, patienceMs, kept: KEPT, rowsAtOnce: ROWS_AT_ONCE }
  }

  /** A query that takes longer than `limitMs` is given up, as on PostgreSQL. */
  query(query: ThreadQuery, limitMs: number, make: RowMaker): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      this.#line.push({ ...query, limitMs, make, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.#readers].map(async (reader) => {
        if (reader.asked !== undefined) return void (await reader.worker.terminate())
        reader.worker.postMessage('close')
        await once(reader.worker, 'exit')
      }),
    )
  }

  #next(): void {
    const waiting = this.#line[0]
    if (waiting === undefined) return
    const idle = [...this.#readers].find(({ asked }) => asked === undefined)
    const reader = idle ?? (this.#readers.size < MOST_THREADS ? this.#start() : undefined)
    if (reader === undefined) return
    this.#line.shift()
    reader.asked = waiting
    // A process waits for its queries, not for idle threads.
    reader.worker.ref()
    reader.timer = setTimeout(
      () => this.#giveUp(reader, new DatabaseBusy(`a query took longer than ${waiting.limitMs} ms`)),
      waiting.limitMs,
    )
    reader.worker.postMessage({ text: waiting.text, parameters: waiting.parameters })
  }

  #start(): Reader {
    const reader = new Reader(this.#data)
    this.#readers.add(reader)
    reader.worker.on('message', (said: Said) => this.#heard(reader, said))
    reader.worker.on('error', (cause) => this.#giveUp(reader, cause as Error))
    return reader
  }

  #heard(reader: Reader, said: Said): void {
    // Given up meanwhile.
    if (reader.asked === undefined) return
    if (!('columns' in said)) {
      this.#done(reader).reject(failureOf(said))
      return this.#next()
    }
    const { names = [], hasBytes = false, columns, more } = said
    const answer = (reader.answer ??= { toRow: reader.asked.make({ names, hasBytes }), rows: [] })
    columns[0]?.forEach((_, row) => answer.rows.push(answer.toRow(columns.map((column) => column[row]))))
    if (more) return void setImmediate(() => reader.worker.postMessage('more'))
    this.#done(reader).resolve(answer.rows)
    this.#next()
  }

  #done(reader: Reader): Waiting {
    const asked = reader.asked!
    clearTimeout(reader.timer)
    reader.asked = undefined
    reader.answer = undefined
    reader.worker.unref()
    return asked
  }

  /** SQLite can't be interrupted from here: the thread ends by itself after the query, and the next one gets a new one. */
  #giveUp(reader: Reader, cause: Error): void {
    this.#readers.delete(reader)
    if (reader.asked !== undefined) this.#done(reader).reject(cause)
    void reader.worker.terminate()
    this.#next()
  }
}

const failureOf = ({ message, code }: ThreadFailure): Error =>
  code.startsWith('SQLITE_BUSY')
    ? new DatabaseBusy('the database is locked')
    : Object.assign(new Error(message), { code })
