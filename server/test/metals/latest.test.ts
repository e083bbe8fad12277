import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastClose } from '@xd/core/domain/metals/close.ts'
import { KARATS, meltValue } from '@xd/core/domain/metals/melt.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('precious-metals/latest on %s', (database) => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  test('returns the feed’s current prices and those of the previous close', async () => {
    const clerk = await server.signIn('clerk')
    await expect.poll(async () => (await clerk('precious-metals/latest', {})).latest).not.toBeNull()
    const { available, latest, previous } = await clerk('precious-metals/latest', {})
    expect(available).toBe(true)
    const feed = async (at: number) =>
      (await fetch(`${server.sandboxURL}/metals/latest?at=${at}`)).json() as Promise<unknown>
    expect(latest).toEqual(await feed(latest!.timestamp))
    const close = lastClose(latest!.timestamp * 1000 - 1) / 1000
    expect(previous).toEqual(await feed(close))
    expect(previous!.timestamp).toBe(close)
  })

  test('prices gold of each karat for companies with the gold calculator, to the cent of the terminal', async () => {
    const clerk = await server.signIn('clerk')
    await expect.poll(async () => (await clerk('precious-metals/latest', {})).latest).not.toBeNull()
    const { price, stale, rows } = await clerk('gold/melt', { weight: 7.3, unit: 'g', payoutPercent: 65 })
    expect(stale).toBe(false)
    const piece = { pricePerTroyOunce: price!.bid, weight: 7.3, unit: 'g' } as const
    expect(rows.map(({ karat }) => karat)).toEqual(KARATS)
    for (const { karat, melt, offer } of rows) {
      expect(melt).toBe(meltValue({ ...piece, karat }) / 100)
      expect(offer).toBe(meltValue({ ...piece, karat, payoutPercent: 65 }) / 100)
    }
    const whole = await clerk('gold/melt', { weight: 7.3, unit: 'g' })
    expect(whole.rows.map(({ offer }) => offer)).toEqual(whole.rows.map(({ melt }) => melt))
    await expect(clerk('gold/melt', { weight: 0, unit: 'g' })).rejects.toMatchObject({ status: 400 })
  })

  test('needs a session', async () => {
    await expect(server.call('precious-metals/latest', {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('without a feed', () => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ config: { mode: 'live' } })))
  afterAll(() => server.close())

  test('returns no prices, and keeps nobody waiting', async () => {
    const clerk = await server.signIn('clerk')
    expect(await clerk('precious-metals/latest', {})).toMatchObject({ available: false, latest: null, previous: null })
    expect(
      await server.connection.reads.selectFrom('jobs').select('kind').where('kind', '=', 'poll-metals').execute(),
    ).toEqual([])
  })

  test('ends a leftover job of an earlier feed', async () => {
    const { reads, writes } = server.connection
    const job = { companyID: 0, kind: 'poll-metals', uniqueKey: 'poll-metals', payload: '{}', runAt: 0 }
    await writes.insertInto('jobs').values(job).execute()
    const left = () => reads.selectFrom('jobs').select('jobID').where('kind', '=', 'poll-metals').execute()
    await expect.poll(left).toEqual([])
  })
})
