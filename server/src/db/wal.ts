import { closeSync, fdatasync, fsync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { Upkeep } from './upkeep.ts'

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
  readonly #upkeep: Upkeep

  /** `path`: the database's file. `sync`: waits until everything written to an open file is on disk. */
  constructor(path: string, sync: (log: number) => Promise<void> = promisify(fdatasync)) {
    this.#path = path
    this.#sync = sync
    this.#upkeep = new Upkeep(path)
  }

  /** Resolves once everything committed before this call is on disk: one wait serves everyone who asks meanwhile. */
  flush(): Promise<void> {
    this.#upkeep.committed()
    // The wait in progress may have begun before this commit was written.
    if (this.#running) return (this.#next ??= this.#running.then(this.#follow, this.#follow))
    return this.#start()
  }

  /** Updates the planner's statistics. */
  refreshStatistics(): Promise<void> {
    return this.#upkeep.refreshStatistics()
  }

  async close(): Promise<void> {
    await this.#running?.catch(() => undefined)
    await this.#upkeep.close()
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
}
