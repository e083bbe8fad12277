import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { connect } from '@xd/server/db/connect.ts'
import { absolute, type Bench, type BenchResult } from './bench.ts'
import { fillCalendar } from './full-calendar.ts'
import { largestBook, take } from './import.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { fillNotices } from './notice-calls.ts'
import { percentile, serve, signIn, timed } from './serve.ts'
import { type Reading, readings } from './thread-calls.ts'

const POLL_MS = 5
const IDLE_MS = 5_000
const OTHERS_MS = 100

/** Makes a request and reads the whole answer. */
const answered = (url: string, agent: Agent, { path, body, token }: Reading): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = request(url + path, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
      const refused: Buffer[] = []
      response.on('data', (chunk: Buffer) => response.statusCode === 200 || refused.push(chunk))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${path} ${body}: ${response.statusCode} ${Buffer.concat(refused)}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Another client, on its own thread, that checks the server's health every few milliseconds. */
export const watch = (url: string) => {
  const thread = new Worker(new URL('thread-watcher.js', import.meta.url), {
    workerData: { url: `${url}/healthz`, everyMs: POLL_MS },
  })
  return {
    /** How long each of its requests took since the last call. */
    waits: () =>
      new Promise<number[]>((resolve) => {
        thread.once('message', resolve)
        thread.postMessage('waits')
      }),
    stop: () => thread.terminate(),
  }
}

/** A million messages, with as many notices and entries as a chain of stores has. */
export const busyCompany = async (path: string) => {
  copyFileSync(await largeDatabase(MILLION), path)
  const connection = connect(`file:${path}`)
  await fillCalendar(connection, { companyID: COMPANY.goldenPledge, calendarID: 1 })
  await connection.close()
  const database = new SQLite(path)
  fillNotices(database, STORE.main)
  database.close()
}

/** Every reading call and every file on this database's server, while another client checks the server's health. */
export const readEverything = async (bench: string, database: string): Promise<readonly BenchResult[]> => {
  const server = await serve('api-server.ts', database)
  const agent = new Agent({ keepAlive: true })
  const watcher = watch(server.url)
  try {
    await setTimeout(1_000)
    await watcher.waits()
    await setTimeout(IDLE_MS)
    const idle = await watcher.waits()
    const all: number[] = []
    const results: BenchResult[] = []
    const during = async (name: string, work: () => Promise<void>) => {
      await watcher.waits()
      const ms = await timed(work)
      await setTimeout(2 * POLL_MS)
      const waits = await watcher.waits()
      const longest = Math.max(...waits)
      all.push(...waits)
      process.stderr.write(`  ${name}: ${ms.toFixed(0)} ms; others at most ${longest.toFixed(0)} ms\n`)
      if (longest > OTHERS_MS)
        results.push(
          absolute(`${bench} ${name}: others at most`, longest, OTHERS_MS, 'ms', `${ms.toFixed(0)} ms in all`),
        )
    }
    const token = await signIn(server)
    await during('a book of 50,000 tickets', () => take(server, token, largestBook()))
    for (const reading of await readings(server)) await during(reading.name, () => answered(server.url, agent, reading))
    const [busy, rested] = [percentile(all, 0.99), percentile(idle, 0.99)]
    return [
      absolute(
        `${bench} p99 beyond idle`,
        busy - rested,
        OTHERS_MS,
        'ms',
        `${busy.toFixed(1)} ms, idle ${rested.toFixed(1)}`,
      ),
      ...results,
    ]
  } finally {
    agent.destroy()
    await watcher.stop()
    server.stop()
  }
}

export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-thread-'))
  try {
    const path = join(folder, 'xd.sqlite')
    await busyCompany(path)
    return await readEverything('thread', path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
