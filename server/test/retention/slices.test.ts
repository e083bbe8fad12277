import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHOSEN, RETENTION_KINDS } from '@xd/core/domain/retention/kinds.table.ts'
import { firstDayKept, KEEP_FOREVER, keptSince } from '@xd/core/domain/retention/retention.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { OLD_RECORDS } from '@xd/server/queries/old-records.ts'
import { freshConnection } from '../fresh-connection.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { companyID, oldWorld, YEAR_MS } from './old-world.ts'

describe.each(ENGINES)('a run over old records, on %s', (database) => {
  let url: string
  let drop: () => Promise<void>
  let server: Booted
  beforeAll(async () => {
    ;({ url, drop } = await freshDatabase(database, scratch('xd-retention-')))
  })
  afterAll(async () => {
    await server.close()
    await drop()
  })

  const run = async () => {
    const owner = await server.signIn('owner')
    const { retention } = await owner('settings/retention/fetch', {})
    return retention.runs.find(({ kind }) => kind === 'messages')
  }
  const writes = () => server.connection.writes
  const begin = async (keep: object) => {
    const owner = await server.signIn('owner')
    // The run before has ended.
    const next = writes().selectFrom('retention_settings').select('nextRunAt')
    await expect
      .poll(async () => (await next.executeTakeFirst())?.nextRunAt ?? Infinity, PATIENCE)
      .toBeGreaterThan(Date.now())
    // The job is put off only after that. Until then, its end would undo making it due.
    const running = () =>
      writes()
        .selectFrom('jobs')
        .select('jobID')
        .where('kind', '=', 'run-retention')
        .where('leasedUntil', '>', Date.now())
    await expect.poll(() => running().execute(), PATIENCE).toEqual([])
    await owner('settings/retention/save', { retention: { keep } })
    await writes()
      .updateTable('retention_settings')
      .set({ nextRunAt: Date.now() - 1 })
      .execute()
    await writes().updateTable('jobs').set({ runAt: Date.now() }).where('kind', '=', 'run-retention').execute()
  }
  /** Conversations of old messages, in more slices than one run takes. */
  const many = async () => {
    const old = oldWorld(server.connection)
    const ids: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const { convoID, custID, messageIDs } = await old.conversation([5 * YEAR_MS])
      const at = Date.now() - 4 * YEAR_MS
      const row = {
        companyID,
        storeID: 1,
        convoID,
        custID,
        messageDirection: 'in',
        messageChannel: 'sms',
        messageAt: at,
      } as const
      const rest = {
        messageSubject: null,
        messageBody: '',
        messageSearch: '',
        messageStatus: 'received',
        messageTwilioError: null,
      } as const
      const none = {
        messageSentByID: null,
        clientMessageID: null,
        paymentID: null,
        providerMessageID: null,
        sendKey: null,
        sendStartedAt: null,
      }
      const made = await writes()
        .insertInto('messages')
        .values(Array.from({ length: 150 }, () => ({ ...row, ...rest, ...none })))
        .returning('messageID')
        .execute()
      ids.push(...messageIDs, ...made.map(({ messageID }) => messageID))
    }
    return { old, ids }
  }
  const isHalf = () =>
    expect.poll(async () => ((await run())?.deleted ?? 0) > 0, { ...PATIENCE, interval: 20 }).toBe(true)
  const lines = async () => {
    const rows = await writes()
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'retention-run')
      .orderBy('auditID')
      .execute()
    return rows.map(({ detail }) => JSON.parse(detail!) as { deleted: number; stopped?: boolean })
  }

  test('continues where it was when the server stopped, and deletes nothing twice', async () => {
    server = await boot({ database: { url } })
    const { ids } = await many()
    await begin({ messages: 36 })
    await isHalf()
    await server.close()
    server = await boot({ database: { url } })
    const before = (await run())!
    expect(before.finishedAt).toBeNull()
    expect(before.deleted).toBeLessThan(before.total)
    await expect.poll(async () => (await run())?.finishedAt ?? null, PATIENCE).not.toBeNull()
    expect(await oldWorld(server.connection).messagesLeft(ids)).toEqual([])
    expect(await run()).toMatchObject({ deleted: before.total, total: before.total })
    expect(await lines()).toEqual([expect.objectContaining({ deleted: before.total })])
  })

  test('stops when the rule is turned off', async () => {
    const { old, ids } = await many()
    await begin({ messages: 36 })
    await expect.poll(async () => (await run())?.finishedAt ?? null, { ...PATIENCE, interval: 20 }).toBeNull()
    await isHalf()
    const owner = await server.signIn('owner')
    await owner('settings/retention/save', { retention: { keep: KEEP_FOREVER } })
    await expect.poll(async () => (await run())?.finishedAt ?? null, PATIENCE).not.toBeNull()
    const { deleted } = (await run())!
    expect(await old.messagesLeft(ids)).toHaveLength(ids.length - deleted)
    expect(deleted).toBeLessThan(ids.length)
    expect((await lines()).at(-1)).toEqual(expect.objectContaining({ deleted, stopped: true }))
  })
})

describe.each(ENGINES)('whatever a company chooses, on %s', (database) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(database))
  })
  afterAll(() => close())

  test('no record is chosen that is younger than the legal minimum', async () => {
    const old = oldWorld(connection)
    const zone = 'America/Los_Angeles'
    const now = Date.now()
    for (let months = 1; months <= 80; months += 3)
      await old.conversation([months * 30.4 * DAY_MS, months * 30.4 * DAY_MS - DAY_MS])
    for (const kind of RETENTION_KINDS)
      for (const more of [0, 1, 7, 30]) {
        const { leastMonths } = CHOSEN[kind]
        const before = keptSince(now, leastMonths + more, zone)
        const { count, ids } = await connection.reads.transaction().execute(async (trx) => ({
          ...(await OLD_RECORDS[kind].count(trx, { companyID }, { before, now })),
          ...(await OLD_RECORDS[kind].next(trx, { companyID }, { before, now }, 0)),
        }))
        if (kind === 'messages') expect(count).toBeGreaterThan(0)
        if (kind !== 'messages' || ids.length === 0) continue
        const rows = await connection.reads
          .selectFrom('messages')
          .select('messageAt')
          .where('messageID', 'in', ids)
          .execute()
        const youngest = Math.max(...rows.map(({ messageAt }) => messageAt))
        expect(youngest).toBeLessThan(keptSince(now, leastMonths, zone))
        expect(firstDayKept(youngest, 0, zone) < firstDayKept(now, leastMonths, zone)).toBe(true)
      }
  })
})
