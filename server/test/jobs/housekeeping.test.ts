import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHAT_LASTS_MS } from '@xd/core/domain/bubble/session.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'
import type { Tables } from '@xd/server/db/tables.ts'
import { IDLE_MS } from '@xd/server/services/session.ts'

interface Kept {
  readonly table: keyof Tables
  /** The column that tells the rows apart. */
  readonly name: string
  /** From the time of a row until it is deleted. */
  readonly keptMs: number
  readonly also?: (connection: Connection) => Promise<unknown>
  readonly row: (at: number, name: string, owner: { companyID: number; userID: number }) => object
}

const session = { confirmedAt: 0, ip: '127.0.0.1', userAgent: '', visitReadOnly: 0 }

const KEPT: Readonly<Record<string, Kept>> = {
  'an event, for two days': {
    table: 'events',
    name: 'data',
    keptMs: 48 * HOUR_MS,
    row: (at, data, { companyID }) => ({
      companyID,
      seq: 1_000_000_000_000 - Math.round((Date.now() - at) / MINUTE_MS),
      storeID: null,
      event: 'reload_all',
      data,
      at,
    }),
  },
  'a session, until its end': {
    table: 'sessions',
    name: 'tokenHash',
    keptMs: 0,
    row: (expiresAt, tokenHash, owner) => {
      const now = Date.now()
      return { ...session, ...owner, tokenHash, expiresAt, createdAt: now, usedAt: now }
    },
  },
  'a session, while it is used': {
    table: 'sessions',
    name: 'tokenHash',
    keptMs: IDLE_MS,
    row: (usedAt, tokenHash, owner) => {
      const expiresAt = Date.now() + HOUR_MS
      return { ...session, ...owner, tokenHash, expiresAt, createdAt: usedAt, usedAt }
    },
  },
  'a link to choose a password, until its end': {
    table: 'user_links',
    name: 'tokenHash',
    keptMs: 0,
    row: (expiresAt, tokenHash, owner) => ({
      ...owner,
      tokenHash,
      // One of each kind for each user.
      kind: tokenHash.endsWith('over') ? 'reset' : 'invite',
      expiresAt,
    }),
  },
  'a question for a passkey, until its end': {
    table: 'factor_challenges',
    name: 'challenge',
    keptMs: 0,
    row: (expiresAt, challenge, owner) => ({ ...owner, challenge, purpose: 'passkey', sealedSecret: null, expiresAt }),
  },
  'a count of attempts, for two hours': {
    table: 'rate_limits',
    name: 'limitKey',
    keptMs: 2 * HOUR_MS,
    row: (windowStart, limitKey) => ({ limitKey, windowStart, count: 1 }),
  },
  'a page that was looked at, for ninety days': {
    table: 'page_activity',
    name: 'pageName',
    keptMs: 90 * DAY_MS,
    row: (at, pageName, owner) => ({ ...owner, at, type: 'view', pageName }),
  },
  'a device that somebody signed in with, for a year': {
    table: 'user_devices',
    name: 'deviceHash',
    keptMs: 365 * DAY_MS,
    row: (lastSeen, deviceHash, owner) => ({ ...owner, deviceHash, lastSeen }),
  },
  'notices that never came to their end, for a day': {
    table: 'notice_batches',
    name: 'batchExternalID',
    keptMs: DAY_MS,
    row: (createdAt, batchExternalID, { companyID }) => ({
      companyID,
      storeID: STORE.main,
      batchExternalID,
      batchKind: 'due',
      batchSource: 'app',
      batchDate: '2026-01-01',
      batchStatus: 'ready',
      batchIsWhole: 0,
      statusAt: createdAt,
      refused: '[]',
      createdAt,
    }),
  },
  'work that gave up, for two weeks': {
    table: 'jobs',
    name: 'uniqueKey',
    keptMs: 14 * DAY_MS,
    row: (gaveUpAt, uniqueKey, { companyID }) => ({
      companyID,
      kind: 'email-receipt',
      uniqueKey,
      payload: '{}',
      runAt: gaveUpAt,
      gaveUpAt,
      lastError: '550',
    }),
  },
  'how to undo a change of many conversations, for a day': {
    table: 'inbox_changes',
    name: 'journal',
    keptMs: DAY_MS,
    row: (changedAt, journal, owner) => ({ ...owner, changedAt, journal }),
  },
  'a visitor’s picture that was never sent, for as long as a chat': {
    table: 'media',
    name: 'mediaKey',
    keptMs: CHAT_LASTS_MS,
    row: (createdAt, mediaKey, { companyID }) => ({
      companyID,
      mediaKey,
      type: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      content: Buffer.from([0]),
      createdAt,
    }),
    also: ({ writes }) =>
      writes
        .insertInto('bubble_uploads')
        .columns(['mediaID', 'companyID', 'sessionID', 'uploadedAt'])
        .expression((eb) =>
          eb
            .selectFrom(['media', 'bubble_sessions'])
            .where('mediaKey', 'like', 'a visitor’s picture%')
            .select(['mediaID', 'media.companyID', eb.fn.min('sessionID').as('sessionID'), 'media.createdAt'])
            .groupBy(['mediaID', 'media.companyID', 'media.createdAt']),
        )
        .execute(),
  },
}

const SPARE_MS = 8 * MINUTE_MS

describe.each(ENGINES)('startup deletes everything outdated and nothing else, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-housekeeping-'))
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let server: Booted

  const fill = async (connection: Connection) => {
    const { reads, writes } = connection
    const owner = await reads
      .selectFrom('users')
      .select(['companyID', 'userID'])
      .where('companyID', '=', 2)
      .executeTakeFirstOrThrow()
    for (const [what, { table, keptMs, row, also }] of Object.entries(KEPT)) {
      const since = Date.now() - keptMs
      const rows = [row(since - MINUTE_MS, `${what}: over`, owner), row(since + SPARE_MS, `${what}: kept`, owner)]
      await writes
        .insertInto(table)
        .values(rows as never)
        .execute()
      await also?.(connection)
    }
  }
  beforeAll(async () => {
    fresh = await freshDatabase(engine, folder)
    const before = connect(fresh.url)
    await fill(before)
    await before.close()
    server = await boot({ database: { url: fresh.url } })
  })
  afterAll(async () => {
    await server.close()
    await fresh.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(Object.entries(KEPT))('%s', async (what, { table, name }) => {
    const left = async () =>
      (
        await server.connection.reads
          .selectFrom(table)
          .select(name as never)
          .where(name as never, 'like', `${what}: %` as never)
          .execute()
      ).map((row) => (row as Record<string, string>)[name])
    await expect.poll(left).toEqual([`${what}: kept`])
  })
})

test.each(ENGINES)('a deletion that fails does not stop the others, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-housekeeping-'))
  const fresh = await freshDatabase(engine, folder)
  const before = connect(fresh.url)
  const { companyID, userID } = await before.reads
    .selectFrom('users')
    .select(['companyID', 'userID'])
    .executeTakeFirstOrThrow()
  const changedAt = Date.now() - 2 * DAY_MS
  await before.writes
    .insertInto('inbox_changes')
    .values({ companyID, userID, changedAt, journal: 'over' } as never)
    .execute()
  await sql`alter table page_activity rename to page_activity_away`.execute(before.writes)
  await before.close()
  const server = await boot({ database: { url: fresh.url } })
  const left = () => server.connection.reads.selectFrom('inbox_changes').select('journal').execute()
  await expect.poll(left).toEqual([])
  await server.close()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})
