import { within } from '@xd/server/db/query.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit } from 'effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { freshDatabase } from '@xd/fixtures/testing/database.ts'
import type { Db } from '@xd/server/db/connect.ts'
import { DatabaseBusy, MaybeSaved } from '@xd/server/db/database-busy.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { QueryLimit } from '@xd/server/db/query-limit.ts'
import { neverTwice } from '@xd/server/http/never-twice.ts'
import { road } from '@xd/fixtures/testing/road.ts'

const LIMIT_MS = 1_500

describe('a PostgreSQL that hangs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-hangs-'))
  let way: Awaited<ReturnType<typeof road>>
  let server: Booted
  let clerk: Awaited<ReturnType<Booted['signIn']>>
  let drop: () => Promise<void>
  beforeAll(async () => {
    const fresh = await freshDatabase('postgres', folder)
    drop = fresh.drop
    way = await road(new URL(fresh.url))
    server = await boot({ database: { url: way.url }, config: { queryLimitMs: LIMIT_MS } })
    clerk = await server.signIn('clerk')
  })
  afterAll(async () => {
    // Waiting work on silent connections is ended.
    await way.cut()
    await server.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const limited = <A>(work: Effect.Effect<A, never, Database>) =>
    Effect.runPromise(
      work.pipe(
        Effect.provideService(QueryLimit, LIMIT_MS),
        Effect.provideService(Database, makeDatabase(server.connection, Date.now)),
      ),
    )

  test('is not waited for: calls are told to try again, on new connections once it is back', async () => {
    way.silence(true)
    await expect(clerk('labels/list', {})).rejects.toMatchObject({ code: 'unavailable', status: 503 })
    way.silence(false)
    expect((await clerk('labels/list', {})).labels).not.toEqual([])
  })

  test('in a query only: the other queries on its connection do not get its answer', async () => {
    const late = limited(Effect.flatMap(Database, ({ read }) => read((db) => sql`select pg_sleep(8)`.execute(db))))
    await expect(late).rejects.toBeInstanceOf(DatabaseBusy)
    for (let call = 0; call < 12; call++) expect((await clerk('labels/list', {})).labels).not.toEqual([])
  })

  test('in a query only: the query ends there too, and releases its locks', async () => {
    const locked = Effect.flatMap(Database, (database) =>
      database.write(
        Effect.andThen(
          within((db) => sql`select 1 from labels for update`.execute(db)),
          within((db) => sql`select pg_sleep(600)`.execute(db)),
        ),
      ),
    )
    await expect(limited(locked)).rejects.toBeInstanceOf(DatabaseBusy)
    const { read } = makeDatabase(server.connection, Date.now)
    const lock = read((db) => sql`select 1 from labels for update nowait`.execute(db))
    const isFree = async () => Exit.isSuccess(await Effect.runPromiseExit(lock))
    await expect.poll(isFree, { interval: 100 }).toBe(true)
  })

  test('or stops in a query: calls are told to try again, unless something was saved', async () => {
    const stops = (db: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    const write = Effect.flatMap(Database, (database) => database.write(within(stops)))
    await expect(limited(neverTwice(write))).rejects.toBeInstanceOf(DatabaseBusy)
    const save = Effect.flatMap(Database, (database) =>
      database.write(within((db) => sql`update stores set "storeColor" = '#111111'`.execute(db))),
    )
    const thenRead = Effect.andThen(
      save,
      Effect.flatMap(Database, ({ read }) => read(stops)),
    )
    await expect(limited(neverTwice(thenRead))).rejects.toBeInstanceOf(MaybeSaved)
  })

  test('is waited for longer by background work', async () => {
    const { read } = makeDatabase(server.connection, Date.now)
    const slept = Effect.runPromise(read((db) => sql`select pg_sleep(2)`.execute(db)))
    await expect(slept).resolves.toBeDefined()
  })

  test('before anything was saved leaves nothing of a write behind', async () => {
    const write = Effect.flatMap(Database, (database) =>
      database.write(
        Effect.andThen(
          within((db) => sql`update labels set "labelName" = 'Lost'`.execute(db)),
          within((db) => sql`select pg_sleep(8)`.execute(db)),
        ),
      ),
    )
    await expect(limited(neverTwice(write))).rejects.toBeInstanceOf(DatabaseBusy)
    expect((await clerk('labels/list', {})).labels.some(({ labelName }) => labelName === 'Lost')).toBe(false)
  })

  test('while a write is being saved, or after it, does not request it again', async () => {
    const save = Effect.flatMap(Database, (database) =>
      database.write(within((db) => sql`update stores set "storeColor" = '#123456'`.execute(db))),
    )
    const thenRead = Effect.andThen(
      save,
      Effect.flatMap(Database, ({ read }) => read((db) => sql`select pg_sleep(8)`.execute(db))),
    )
    await expect(limited(neverTwice(thenRead))).rejects.toBeInstanceOf(MaybeSaved)
    expect((await clerk('stores/list', {})).stores.every(({ storeColor }) => storeColor === '#123456')).toBe(true)
    const whileSaving = Effect.flatMap(Database, (database) =>
      database.write(
        Effect.andThen(
          within((db) => sql`update stores set "storeColor" = '#654321'`.execute(db)),
          Effect.sync(() => way.silence(true)),
        ),
      ),
    )
    await expect(limited(whileSaving)).rejects.toBeInstanceOf(MaybeSaved)
    way.silence(false)
  })
})
