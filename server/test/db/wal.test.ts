import { emit } from '@xd/server/db/database.ts'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'
import { makeDatabase } from '@xd/server/db/database.ts'
import { Wal } from '@xd/server/db/wal.ts'

let folder: string
let connection: Connection
let path: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xd-wal-'))
  const { url } = await freshDatabase('sqlite', folder)
  path = url.replace(/^file:/, '')
  connection = connect(url)
})
afterEach(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

/** A disk that writes only when told to. */
const slowDisk = () => {
  const waits: { readonly done: () => void; readonly failed: (error: Error) => void }[] = []
  const wal = new Wal(path, () => new Promise((done, failed) => void waits.push({ done, failed })))
  return { wal, waits, begun: (times: number) => vi.waitUntil(() => waits.length === times) }
}
const mark = (key: string) => connection.writes.insertInto('meta').values({ key, value: 'written' }).execute()

it('callers during a busy disk wait for one run that begins afterwards, together', async () => {
  const { wal, waits, begun } = slowDisk()
  const done: string[] = []
  const first = wal.flush().then(() => done.push('first'))
  await begun(1)
  const others = ['second', 'third'].map((name) => wal.flush().then(() => done.push(name)))
  waits[0]!.done()
  await first
  await begun(2)
  expect(done).toEqual(['first'])
  waits[1]!.done()
  await Promise.all(others)
  expect(done).toEqual(['first', 'second', 'third'])
  expect(waits).toHaveLength(2)
  await wal.close()
})

it('a disk that fails fails those who waited for it, and nobody after them', async () => {
  const { wal, waits, begun } = slowDisk()
  const first = wal.flush()
  await begun(1)
  const second = wal.flush()
  waits[0]!.failed(new Error('EIO'))
  await expect(first).rejects.toThrow('EIO')
  await begun(2)
  waits[1]!.done()
  await second
  await wal.close()
})

it('nobody learns of a commit before it is on disk', async () => {
  const { wal, waits, begun } = slowDisk()
  const heard: string[] = []
  const database = makeDatabase({ ...connection, flush: () => wal.flush() }, Date.now)
  database.onCommit(() => heard.push('event'))
  const written = Effect.runPromise(database.write(emit('reload_all', {}, { companyID: 2 }))).then(() =>
    heard.push('answer'),
  )
  await begun(1)
  expect(heard).toEqual([])
  waits[0]!.done()
  await written
  expect(heard).toEqual(['event', 'answer'])
  await wal.close()
})

it('a thread copies the log into the database while writing continues', async () => {
  const copied = () => {
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(path, copy)
    const database = new SQLite(copy, { readonly: true })
    const { marks } = database.prepare(`select count(*) as marks from meta where value = 'written'`).get() as never
    database.close()
    return marks as number
  }
  const before = copied()
  for (let at = 0; at < 600; at += 1) {
    await mark(`mark ${at}`)
    await connection.flush()
  }
  await expect.poll(copied).toBeGreaterThan(before)
})
