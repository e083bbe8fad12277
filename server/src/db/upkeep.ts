import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { LOOK_AT } from './statistics.ts'

/** Commits between two rounds. Until then each commit has left a piece in every index that a search reads. */
const COMMITS_PER_ROUND = 64
/** How much of an index is written at a time: it takes a few milliseconds, for which writers wait. */
const PAGES_PER_STEP = 64
/** A large merge fills the log as many commits do. */
const STEPS_PER_CHECKPOINT = 16
/** How long gathering statistics waits for a writer: the thread has nothing else to do. */
const PATIENCE_MS = 10_000
/** Between two steps, so that waiting writers get in. */
const PAUSE_MS = 20

/** The thread's whole program. As a separate file, it would have to lie next to every bundle. */
const UPKEEP = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { setTimeout } = require('node:timers/promises')
  const database = new (require(workerData.library))(workerData.path)
  database.pragma('busy_timeout = 0')
  database.pragma('synchronous = normal')
  database.pragma('wal_autocheckpoint = 0')
  const isWhole = ([{ log, checkpointed }]) => log === checkpointed
  const checkpoint = () => {
    for (let tries = 0; tries < 10 && !isWhole(database.pragma('wal_checkpoint(passive)')); tries += 1);
  }
  const changes = database.prepare('select total_changes()').pluck()
  const step = (index) => {
    const before = changes.get()
    database.prepare(\`insert into "\${index}"("\${index}", rank) values ('merge', \${workerData.pages})\`).run()
    // FTS5's own sign that nothing was left to merge.
    return changes.get() - before >= 2
  }
  let steps = 0
  const merge = async () => {
    const indexes = database.prepare("select name from sqlite_schema where sql like 'create virtual table % using fts5%'").pluck().all()
    for (const index of indexes)
      for (let more = true; more; await setTimeout(workerData.pauseMs))
        try {
          more = step(index)
          steps += 1
          if (steps % workerData.stepsPerCheckpoint === 0) checkpoint()
        } catch ({ code }) { more = code === 'SQLITE_BUSY' }
  }
  // 0x10003: what would be analyzed, of all tables, even those that no handle has read yet. Each is its own transaction.
  const gather = async () => {
    database.pragma(\`analysis_limit = \${workerData.lookAt}\`)
    for (const { optimize } of patiently(() => database.pragma('optimize = 0x10003'))) {
      patiently(() => database.exec(optimize))
      await setTimeout(workerData.pauseMs)
    }
    // Other handles read statistics again only when the schema changes, so this changes it.
    patiently(() => database.exec('create view statistics_refreshed as select 1; drop view statistics_refreshed'))
  }
  const patiently = (work) => {
    database.pragma(\`busy_timeout = \${workerData.patienceMs}\`)
    try { return work() } finally { database.pragma('busy_timeout = 0') }
  }
  let isDue = false, isRunning = false
  parentPort.on('message', async (what) => {
    if (what === 'gather') {
      const failed = await gather().catch((error) => error)
      return parentPort.postMessage({ failed: failed && String(failed) })
    }
    isDue = true
    if (isRunning) return
    isRunning = true
    for (; isDue; ) {
      isDue = false
      try {
        await merge()
        checkpoint()
      } catch {}
    }
    isRunning = false
  })`

/**
 * Maintains an SQLite file on its own thread: it merges the pieces that commits leave in the full-text indexes, in
 * small steps, copies the log into the file, and gathers the planner's statistics. On the main thread, all others would
 * wait for it.
 */
export class Upkeep {
  readonly #path: string
  #commits = 0
  #thread: Worker | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** Counts a commit. */
  committed(): void {
    this.#commits += 1
    if (this.#commits % COMMITS_PER_ROUND === 0) this.#start().postMessage('round')
  }

  /**
   * Updates the planner's statistics as tables grow: without them SQLite picks an index by company where one by id is a
   * hundred times shorter.
   */
  async refreshStatistics(): Promise<void> {
    const thread = this.#start()
    thread.postMessage('gather')
    const [{ failed }] = (await once(thread, 'message')) as [{ failed?: string }]
    if (failed !== undefined) throw new Error(failed)
  }

  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    if (this.#thread !== undefined) return this.#thread
    const library = createRequire(import.meta.url).resolve('better-sqlite3')
    const thread = new Worker(UPKEEP, {
      eval: true,
      workerData: {
        library,
        path: this.#path,
        pages: PAGES_PER_STEP,
        pauseMs: PAUSE_MS,
        stepsPerCheckpoint: STEPS_PER_CHECKPOINT,
        lookAt: LOOK_AT,
        patienceMs: PATIENCE_MS,
      },
    })
    thread.unref()
    // Without the thread, SQLite does it all on its own, later.
    thread.on('error', () => undefined)
    return (this.#thread = thread)
  }
}
