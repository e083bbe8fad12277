import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastClose } from '@xd/core/domain/metals/close.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('the prices that are kept, on %s', (database) => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  const db = () => server.connection.writes
  const kept = async () =>
    (await db().selectFrom('metal_prices').select('pricedAt').orderBy('pricedAt').execute()).map((row) =>
      Number(row.pricedAt),
    )
  /** Polls once with these prices already there; answers the moments of all that are kept afterwards. */
  const polled = async (...moments: readonly number[]) => {
    await expect
      .poll(async () => await db().selectFrom('jobs').select('leasedUntil').where('kind', '=', 'poll-metals').execute())
      .toEqual([{ leasedUntil: 0 }])
    const { entry } = await db().selectFrom('metal_prices').select('entry').limit(1).executeTakeFirstOrThrow()
    await db().deleteFrom('metal_prices').execute()
    for (const pricedAt of moments.length === 0 ? [1_000] : moments) {
      const at = JSON.stringify({ ...(JSON.parse(entry) as object), timestamp: pricedAt / 1000 })
      await db().insertInto('metal_prices').values({ pricedAt, entry: at }).execute()
    }
    const begun = Date.now()
    await db().updateTable('jobs').set({ runAt: 0 }).where('kind', '=', 'poll-metals').execute()
    await expect
      .poll(async () =>
        (await db().selectFrom('jobs').select('runAt').where('kind', '=', 'poll-metals').execute()).every(
          ({ runAt }) => Number(runAt) > begun,
        ),
      )
      .toBe(true)
    return kept()
  }

  test('the latest ones and those of the close before it, which is fetched if no server asked within an hour of it', async () => {
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0)
    const first = await polled()
    expect(first).toHaveLength(2)
    const close = lastClose(first[1]! - 1)
    expect(first[0]).toBe(close)
    const near = close - HOUR_MS
    expect((await polled(near)).slice(0, -1)).toEqual([near])
    expect((await polled(near - 1_000)).slice(0, -1)).toEqual([near - 1_000, close])
  })

  test('for eight days', async () => {
    const [close, latest] = (await polled()) as [number, number]
    const ago = (ms: number) => Math.floor((latest - 8 * DAY_MS - ms) / 1000) * 1000
    const left = await polled(ago(HOUR_MS), ago(-HOUR_MS), close)
    expect(left.slice(0, -1)).toEqual([ago(-HOUR_MS), close])
  })
})
