import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot } from '@xd/fixtures/boot.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect } from '@xd/server/db/connect.ts'
import { IDLE_MS } from '@xd/server/services/session.ts'

const KEPT_MS = 48 * HOUR_MS
const COMPANY = 2

test.each(ENGINES)('the event log reaches back two days, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-housekeeping-'))
  const fresh = await freshDatabase(engine, folder)
  const before = connect(fresh.url)
  const { eventSeq } = await before.reads
    .selectFrom('companies')
    .select('eventSeq')
    .where('companyID', '=', COMPANY)
    .executeTakeFirstOrThrow()
  const ages = [KEPT_MS + MINUTE_MS, KEPT_MS - 10 * MINUTE_MS]
  const events = ages.map((age, index) => ({
    companyID: COMPANY,
    seq: eventSeq + index + 1,
    storeID: null,
    event: 'reload_all',
    data: '{}',
    at: Date.now() - age,
  }))
  await before.writes.insertInto('events').values(events).execute()
  await before.close()

  const server = await boot({ database: { url: fresh.url } })
  const kept = async () =>
    (await server.connection.reads.selectFrom('events').select('seq').where('event', '=', 'reload_all').execute()).map(
      ({ seq }) => seq,
    )
  await expect.poll(kept).toEqual([eventSeq + 2])
  await server.close()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})

const SESSIONS = [
  ['in use', { idle: 0, left: HOUR_MS }, true],
  ['almost too long unused', { idle: IDLE_MS - 10 * MINUTE_MS, left: HOUR_MS }, true],
  ['too long unused', { idle: IDLE_MS + MINUTE_MS, left: HOUR_MS }, false],
  ['over', { idle: 0, left: -MINUTE_MS }, false],
] as const

test.each(ENGINES)('only sessions that are over are forgotten, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-housekeeping-'))
  const fresh = await freshDatabase(engine, folder)
  const before = connect(fresh.url)
  const { userID } = await before.reads
    .selectFrom('users')
    .select('userID')
    .where('companyID', '=', COMPANY)
    .executeTakeFirstOrThrow()
  const now = Date.now()
  const sessions = SESSIONS.map(([tokenHash, { idle, left }]) => ({
    tokenHash,
    companyID: COMPANY,
    userID,
    createdAt: now - idle,
    usedAt: now - idle,
    confirmedAt: now - idle,
    expiresAt: now + left,
    ip: '127.0.0.1',
    userAgent: '',
    visitReadOnly: 0 as const,
  }))
  await before.writes.insertInto('sessions').values(sessions).execute()
  await before.close()

  const server = await boot({ database: { url: fresh.url } })
  const names = SESSIONS.map(([name]) => name)
  const kept = async () =>
    (await server.connection.reads.selectFrom('sessions').select('tokenHash').where('tokenHash', 'in', names).execute())
      .map(({ tokenHash }) => tokenHash)
      .sort()
  await expect.poll(kept).toEqual(
    SESSIONS.filter(([, , stays]) => stays)
      .map(([name]) => name)
      .sort(),
  )
  await server.close()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})

test.each(ENGINES)('work that gave up stays for two weeks, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-housekeeping-'))
  const fresh = await freshDatabase(engine, folder)
  const before = connect(fresh.url)
  const left = (uniqueKey: string, age: number) => {
    const gaveUpAt = Date.now() - age
    return {
      companyID: COMPANY,
      kind: 'email-receipt',
      uniqueKey,
      payload: '{}',
      runAt: gaveUpAt,
      gaveUpAt,
      lastError: '550',
    }
  }
  const jobs = [left('old', 14 * DAY_MS + MINUTE_MS), left('young', 14 * DAY_MS - 10 * MINUTE_MS)]
  await before.writes.insertInto('jobs').values(jobs).execute()
  await before.close()

  const server = await boot({ database: { url: fresh.url } })
  const kept = async () =>
    (
      await server.connection.reads
        .selectFrom('jobs')
        .select('uniqueKey')
        .where('uniqueKey', 'in', ['old', 'young'])
        .execute()
    ).map(({ uniqueKey }) => uniqueKey)
  await expect.poll(kept).toEqual(['young'])
  await server.close()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})
