import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carrierDay, nextCarrierDay } from '@xd/core/domain/mailer/limits.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { type Drawing, openBuckets } from '@xd/server/services/sending/buckets.ts'

const companyID = COMPANY.goldenPledge
const NOON = Date.UTC(2026, 5, 10, 19)
const TEXTS = { companyID, channel: 'sms' } as const

describe.each(ENGINES)('what bulk messages may draw from the carriers’ limits, on %s:', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
    await server.connection.writes
      .updateTable('companies')
      .set({ companySegmentsPerMinute: 600, companySegmentsPerDay: 100 })
      .where('companyID', '=', companyID)
      .execute()
  })
  afterAll(() => server.close())
  beforeEach(() => server.connection.writes.deleteFrom('send_buckets').where('companyID', '=', companyID).execute())

  const openAt = (now: number, drawing: Drawing = TEXTS) => openBuckets(server.connection.writes as TxDb, drawing, now)
  const rows = () =>
    server.connection.reads
      .selectFrom('send_buckets')
      .selectAll()
      .where('companyID', '=', companyID)
      .orderBy('bucketKey')
      .execute()
  const usedBefore = (usedToday: number, more: { day?: string; at?: number; tokens?: number } = {}) =>
    server.connection.writes
      .insertInto('send_buckets')
      .values({
        bucketKey: `texts/${companyID}`,
        companyID,
        tokens: 60,
        at: NOON,
        day: carrierDay(NOON),
        usedToday,
        ...more,
      })
      .execute()
  const dayIsOver = { ok: false, waitMs: nextCarrierDay(NOON) - NOON, day: true }

  test('a tenth of a minute at once, the rest as it flows in, and the day’s sum kept', async () => {
    const buckets = await openAt(NOON)
    expect(buckets.ready).toBe(60)
    expect(buckets.draw(50)).toEqual({ ok: true })
    expect(buckets.draw(20)).toEqual({ ok: false, waitMs: Math.ceil((10 * 60_000) / 540) })
    await buckets.close()
    const row = { bucketKey: `texts/${companyID}`, companyID, tokens: 10, at: NOON, day: '2026-06-10', usedToday: 50 }
    expect(await rows()).toEqual([row])
    const later = await openAt(NOON + 1_200)
    expect(later.ready).toBe(20)
    expect(later.draw(20)).toEqual({ ok: true })
    await later.close()
    expect(await rows()).toMatchObject([{ at: NOON + 1_200, usedToday: 70 }])
  })

  test('no more than the day’s, to the last segment, and the next day’s from the carriers’ midnight', async () => {
    await usedBefore(95)
    const buckets = await openAt(NOON)
    expect(buckets.draw(6)).toEqual(dayIsOver)
    expect(buckets.draw(5)).toEqual({ ok: true })
    expect(buckets.draw(1)).toEqual(dayIsOver)
    await buckets.close()
    const next = await openAt(nextCarrierDay(NOON))
    expect(next.draw(6)).toEqual({ ok: true })
    await next.close()
    expect(await rows()).toMatchObject([{ day: '2026-06-11', usedToday: 6 }])
  })

  test('one message larger than a whole day’s, if it is the first: it would never leave', async () => {
    expect((await openAt(NOON)).draw(101)).toEqual({ ok: true })
    await usedBefore(1)
    expect((await openAt(NOON)).draw(101)).toEqual(dayIsOver)
  })

  test('a full bucket if the last one is from the future: the clock was set back', async () => {
    await usedBefore(10, { at: NOON + 3_600_000, tokens: -500 })
    const buckets = await openAt(NOON)
    expect([buckets.ready, buckets.draw(60)]).toEqual([60, { ok: true }])
    await buckets.close()
    expect(await rows()).toMatchObject([{ at: NOON, tokens: 0, usedToday: 70 }])
  })

  test('of a slower mailer’s own as well; what is refused is taken from neither', async () => {
    const own = { key: 'mailer/7', rate: 100 }
    const buckets = await openAt(NOON, { ...TEXTS, own })
    expect(buckets.ready).toBe(10)
    expect(buckets.draw(10)).toEqual({ ok: true })
    expect(buckets.draw(1)).toEqual({ ok: false, waitMs: Math.ceil(60_000 / 90) })
    await buckets.close()
    expect(await rows()).toMatchObject([
      { bucketKey: 'mailer/7', tokens: 0, usedToday: 10 },
      { bucketKey: `texts/${companyID}`, tokens: 50, usedToday: 10 },
    ])
  })

  test('emails from a limit of their own, without one for the day', async () => {
    await usedBefore(100)
    const emails = await openAt(NOON, { companyID, channel: 'email' })
    expect([emails.ready, emails.draw(60), emails.draw(1)]).toMatchObject([
      60,
      { ok: true },
      { ok: false, waitMs: 112 },
    ])
    await emails.close()
    expect(await rows()).toMatchObject([
      { bucketKey: `emails/${companyID}`, tokens: 0, usedToday: 60 },
      { bucketKey: `texts/${companyID}`, tokens: 60, usedToday: 100 },
    ])
  })
})
