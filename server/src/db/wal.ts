import { closeSync, fdatasync, fsync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'

/** Commits between checkpoints. A thousand pages, SQLite's own measure, are about as many commits. */
const COMMITS = 250

/** The thread's whole program. As a separate file, it would have to lie next to every bundle. */
const CHECKPOINTS = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require(workerData.library))(workerData.path)
  database.pragma('busy_timeout = 0')
  const isWhole = ([{ log, checkpointed }]) => log === checkpointed
  parentPort.on('message', () => {
    try { for (let tries = 0; tries < 10 && !isWhole(database.pragma('wal_checkpoint(passive)')); tries += 1); } catch {}
  })`

/**
 * Waits for the disk in place of SQLite, which would stop the whole thread for it. With `synchronous = full` a commit
 * returns once the write-ahead log is on disk, and now and then copies the log into the database first. Here a commit
 * returns at once, and callers that need it on disk ask for `flush`; checkpoints have their own thread.
 */
export class Wal {
  readonly #path: string
  readonly #sync: (log: number) => Promise<void>
  #log: number | undefined
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  #commits = 0
  #checkpoints: Worker | undefined

  /** `path`: the database's file. `sync`: waits until everything written to an open file is on disk. */
  constructor(path: string, sync: (log: number) => Promise<void> = promisify(fdatasync)) {
    this.#path = path
    this.#sync = sync
  }

  /** Resolves once everything committed before this call is on disk: one wait serves everyone who asks meanwhile. */
  flush(): Promise<void> {
    this.#commits += 1
    if (this.#commits % COMMITS === 0) this.#checkpoint()
    // The wait in progress may have begun before this commit was written.
    if (this.#running) return (this.#next ??= this.#running.then(this.#follow, this.#follow))
    return this.#start()
  }

  async close(): Promise<void> {
    await this.#running?.catch(() => undefined)
    await this.#checkpoints?.terminate()
    if (this.#log !== undefined) closeSync(this.#log)
  }

  readonly #follow = (): Promise<void> => {
    this.#next = undefined
    return this.#start()
  }

  #start(): Promise<void> {
    this.#running = this.#wait().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #wait(): Promise<void> {
    if (this.#log === undefined) await this.#open()
    await this.#sync(this.#log!)
  }

  /** The log stays the same file as long as the database is open. Its name must be on disk, too. */
  async #open(): Promise<void> {
    const folder = openSync(dirname(this.#path), 'r')
    try {
      this.#log = openSync(`${this.#path}-wal`, 'r')
      await promisify(fsync)(folder)
    } finally {
      closeSync(folder)
    }
  }

  #checkpoint(): void {
    if (this.#checkpoints === undefined) {
      const library = createRequire(import.meta.url).resolve('better-sqlite3')
      this.#checkpoints = new Worker(CHECKPOINTS, { eval: true, workerData: { library, path: this.#path } })
      this.#checkpoints.unref()
      // Without the thread, SQLite checkpoints on its own, later.
      this.#checkpoints.on('error', () => undefined)
    }
    this.#checkpoints.postMessage(undefined)
  }
}
