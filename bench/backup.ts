import { spawn } from 'node:child_process'
import { closeSync, copyFileSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { debianPostgres, startDebianPostgres } from '@xd/fixtures/testing/debian-postgres.ts'
import { administer } from '@xd/fixtures/testing/postgres.ts'
import { moveToPostgres } from '@xd/server/db/move-to-postgres.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { absolute, type Bench, type BenchResult } from './bench.ts'
import { startCarrier } from './carrier.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { percentile, serve, signIn, timed } from './serve.ts'

const WRITES_PER_SECOND = 6
const WARM_UP_MS = 10_000
const GOAL_SECONDS = 30
const OTHERS_MS = 100

/** Runs a program of the server as an operator does and returns what it says. */
const operate = (program: 'backup' | 'restore-drill', database: string, folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const path = fileURLToPath(new URL(`../server/src/${program}.ts`, import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', path, folder], {
      env: { ...process.env, XD_MODE: 'demo', XD_DATABASE_URL: database },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
    child.once('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`${program} ended with code ${code}`))))
  })

/** A backup of a million messages while clerks text, and the drill that restores it. */
const measure = async (engine: string, database: string): Promise<readonly BenchResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-backup-'))
  const carrier = await startCarrier()
  const server = await serve('api-server.ts', database.replace('file:', ''), '.', carrier.url)
  const writing = new AbortController()
  const waits: number[] = []
  const convoID = PEOPLE.petrov.convos.main
  const write = async (token: string): Promise<void> => {
    for (let turn = 0; !writing.signal.aborted; turn += 1) {
      const text = { convoID, body: `Your ring is ready, no. ${turn}`, force: true, clientMessageID: `backup-${turn}` }
      const ms = await timed(() =>
        server.post('/api/customers/conversation/messages/send', JSON.stringify(text), token),
      )
      waits.push(ms)
      await setTimeout(Math.max(0, 1_000 / WRITES_PER_SECOND - ms))
    }
  }
  try {
    const writes = write(await signIn(server))
    await setTimeout(WARM_UP_MS)
    waits.length = 0
    let said = ''
    const seconds = (await timed(async () => void (said = await operate('backup', database, folder)))) / 1_000
    writing.abort()
    await writes
    const size = /[\d.]+ MB/.exec(said)?.[0] ?? 'size unknown'
    const drill = (await timed(() => operate('restore-drill', database, folder))) / 1_000
    return [
      absolute(`backup ${engine}`, seconds, GOAL_SECONDS, 's', `${size}; the drill took ${drill.toFixed(0)} s`),
      absolute(`backup ${engine}: writes p99`, percentile(waits, 0.99), OTHERS_MS, 'ms', `${waits.length} writes`),
    ]
  } finally {
    server.stop()
    await carrier.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const onSqlite = async (): Promise<readonly BenchResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-backed-up-'))
  try {
    const path = join(folder, 'xd.sqlite')
    copyFileSync(await largeDatabase(MILLION), path)
    // Otherwise its commits would wait for the copy to reach the disk.
    const copied = openSync(path, 'r+')
    fsyncSync(copied)
    closeSync(copied)
    return await measure('SQLite', `file:${path}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On Debian's own server: `pg_dump` refuses a server newer than itself. */
const onPostgres = async (): Promise<readonly BenchResult[]> => {
  const programs = debianPostgres()
  if (programs === undefined) return []
  const server = await startDebianPostgres(programs)
  try {
    await administer(server.url, 'create database backed_up')
    const url = `${server.url}/backed_up`
    await moveToPostgres(await largeDatabase(MILLION), url, Date.now())
    return await measure('PostgreSQL', url)
  } finally {
    server.stop()
  }
}

export const run: Bench = async () => [...(await onSqlite()), ...(await onPostgres())]
