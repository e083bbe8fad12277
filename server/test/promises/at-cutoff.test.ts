import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { judgePromises } from '@xd/server/services/promises/judge.ts'
import { type PromiseWorld, promiseWorld } from './promise-world.ts'

const GOOD_CARD = '4000056655665556'
const scope = { companyID: COMPANY.goldenPledge }

describe.each(ENGINES)('a promise around its cutoff, on %s', (database) => {
  let world: PromiseWorld
  beforeAll(async () => {
    world = await promiseWorld({ database })
  })
  afterAll(() => world.close())

  const judge = (custID: number, now: number) =>
    Effect.runPromise(
      Effect.flatMap(Database, ({ write }) =>
        write(judgePromises(scope, { storeID: world.storeID, custIDs: [custID] }, now)),
      ).pipe(Effect.provideService(Database, makeDatabase(world.connection, Date.now))),
    )

  // In milliseconds from the cutoff: when it was paid, and when it is judged.
  test.each([
    ['unpaid a moment before it', null, -1, 'open', false],
    ['unpaid at it', null, 0, 'broken', true],
    ['paid a moment before it', -1, -1, 'kept', false],
    ['paid a moment before it, and judged later', -1, 1_000, 'kept', false],
    ['paid at it', 0, 0, 'broken', false],
    ['paid after it', 60_000, 90_000, 'broken', false],
  ])('%s', async (_, paid, judged, status, red) => {
    const who = await world.person()
    const key = await world.asks(who, 50)
    if (paid !== null) await world.pay(key, GOOD_CARD)
    const { promiseID, promiseCutoff } = await world.promise(who, { promiseAmount: 50 })
    const cutoff = Date.parse(promiseCutoff)
    // Made before the payment, which came as long before or after the cutoff.
    await world.db().updateTable('promises').set({ madeAt: 1 }).where('promiseID', '=', promiseID).execute()
    if (paid !== null)
      await world
        .db()
        .updateTable('payment_attempts')
        .set({ startedAt: cutoff + paid })
        .where('paymentID', 'in', (eb) => eb.selectFrom('payments').select('paymentID').where('paymentKey', '=', key))
        .execute()
    await judge(who.custID, cutoff + judged)
    const [kept] = await world.of(who)
    const statusAt = status === 'open' ? null : new Date(cutoff + judged).toISOString()
    expect(kept).toMatchObject({ promiseStatus: status, promiseStatusDate: statusAt, promiseStatusByID: null })
    expect(await world.red(who)).toBe(red)
  })
})
