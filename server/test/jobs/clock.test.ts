import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('jobs after the clock is set back two hours, on %s', (database) => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  const planLadder = () =>
    server.connection.reads.selectFrom('jobs').selectAll().where('kind', '=', 'plan-ladder').executeTakeFirstOrThrow()
  const setPlanLadder = (set: { runAt?: number; leasedUntil?: number }) =>
    server.connection.writes.updateTable('jobs').set(set).where('kind', '=', 'plan-ladder').execute()
  /** It has run, and waits for its next five minutes, on any day. */
  const waits = () =>
    expect
      .poll(async () => {
        const { runAt, leasedUntil } = await planLadder()
        return leasedUntil === 0 && runAt > Date.now() && runAt <= Date.now() + 5 * MINUTE_MS
      })
      .toBe(true)

  it('do not wait for the old time', async () => {
    await waits()
    await setPlanLadder({ runAt: Date.now() + 2 * HOUR_MS })
    await waits()
  })

  it('are not blocked by the lease of a dead worker', async () => {
    await waits()
    await setPlanLadder({ runAt: Date.now(), leasedUntil: Date.now() + 2 * HOUR_MS })
    await waits()
  })

  it('still wait for a set time of day', async () => {
    const nightly = () =>
      server.connection.reads.selectFrom('jobs').selectAll().where('kind', '=', 'reconcile').executeTakeFirstOrThrow()
    const { runAt } = await nightly()
    expect(runAt).toBeGreaterThan(Date.now())
    expect(runAt).toBeLessThanOrEqual(Date.now() + DAY_MS)
    // A job due after it has run, because it was not taken with the others.
    await setPlanLadder({ runAt: Date.now() + 2 * HOUR_MS })
    await waits()
    expect(await nightly()).toMatchObject({ runAt, attempts: 0 })
  })
})
