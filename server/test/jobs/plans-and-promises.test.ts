import { Clock, Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { AppLog } from '@xd/server/app-log.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import type { JobHandler } from '@xd/server/jobs/job.ts'
import { judgePromiseJob } from '@xd/server/jobs/judge-promise-job.ts'
import { runPlansJob } from '@xd/server/jobs/run-plans-job.ts'
import { CardGateways } from '@xd/server/providers/cards/gateway.ts'
import { promiseCutoff } from '@xd/core/domain/promise/promise.ts'
import { hoursOfStore } from '@xd/server/queries/incoming.ts'
import { freshConnection } from '../fresh-connection.ts'

const { whitfield, petrov, nguyen } = PEOPLE
const companyID = COMPANY.goldenPledge
const DAY = '2031-03-12'

describe.each(ENGINES)('jobs of plans and promises, on %s', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  let logged: (readonly [object, string])[]
  let asked: number[]
  beforeEach(() => {
    logged = []
    asked = []
  })

  /** The store whose gateway can’t be told. */
  const BROKEN = STORE.lake
  const run = async <Payload>(job: JobHandler<Payload>, payload: Payload, now: number) => {
    const say = (facts: object, words: string) => void logged.push([facts, words])
    const clock = await Effect.runPromise(Clock.clockWith(Effect.succeed))
    const still: Clock.Clock = { ...clock, currentTimeMillis: Effect.succeed(now), currentTimeMillisUnsafe: () => now }
    const work = job({ companyID, payload, attempt: 1 }).pipe(
      Effect.provideService(
        Database,
        makeDatabase(connection, () => now),
      ),
      Effect.provideService(AppLog, { error: say, warn: say, info: say }),
      Effect.provideService(CardGateways, {
        forStore: ({ storeID }: { storeID: number }) => {
          asked.push(storeID)
          return storeID === BROKEN ? Effect.die(new Error('its key can’t be read')) : Effect.succeed(undefined)
        },
      } as never),
      Effect.provideService(Clock.Clock, still),
    ) as Effect.Effect<unknown>
    return Effect.runPromise(work)
  }

  const NOW = Date.UTC(2031, 2, 12, 19)
  const addPlan = async (storeID: number, custID: number, change: object = {}) => {
    const { planID } = await connection.writes
      .insertInto('plans')
      .values({
        ...{ companyID, storeID, custID, planKind: 'installments', planAmountCents: 5_000, planTotalCents: null },
        ...{ planEvery: 'month', planCount: 3, planStart: DAY, planMemo: 'Ring', planTicketList: '' },
        ...{ planSearch: 'ring', planStatus: 'active', planStatusAt: 1, planStopCause: null, planCreatedAt: 1 },
        ...{ planCreatedByID: USER.owner, isOver: 0, nextDay: DAY, dueAt: NOW, ...change },
      } as never)
      .returning('planID')
      .executeTakeFirstOrThrow()
    return planID
  }
  const plan = (planID: number) =>
    connection.reads
      .selectFrom('plans')
      .select(['dueAt', 'planStatus'])
      .where('planID', '=', planID)
      .executeTakeFirstOrThrow()

  test('a plan that can’t be run is told and tried again in ten minutes, and holds up no other', async () => {
    await connection.writes.deleteFrom('plan_turns').execute()
    await connection.writes.deleteFrom('plans').execute()
    const [broken, good, later] = [
      await addPlan(BROKEN, petrov.custID, { dueAt: NOW - 1 }),
      await addPlan(STORE.main, nguyen.custID),
      await addPlan(STORE.main, nguyen.custID, { dueAt: NOW + 1 }),
    ]
    expect(await run(runPlansJob, {}, NOW)).toEqual({ in: 30 * SECOND_MS })
    expect(asked).toEqual([BROKEN, STORE.main])
    expect(logged).toEqual([
      [
        { planID: broken, cause: expect.stringContaining('its key can’t be read') as string },
        'a plan could not be run',
      ],
    ])
    expect(await plan(broken)).toEqual({ dueAt: NOW + 10 * MINUTE_MS, planStatus: 'active' })
    expect((await plan(good)).dueAt).toBeGreaterThan(NOW)
    expect((await plan(later)).dueAt).toBe(NOW + 1)
  })

  test('one that stays due for a blocked customer waits for the next run', async () => {
    await connection.writes.deleteFrom('plans').execute()
    const blocks = (custBlocked: 0 | 1) =>
      connection.writes.updateTable('customers').set({ custBlocked }).where('custID', '=', whitfield.custID).execute()
    await blocks(1)
    const broken = await addPlan(BROKEN, whitfield.custID, { dueAt: NOW + MINUTE_MS })
    expect(await run(runPlansJob, {}, NOW)).toEqual({ in: 30 * SECOND_MS })
    expect([asked, logged.length]).toEqual([[BROKEN], 1])
    expect(await plan(broken)).toEqual({ dueAt: NOW + 10 * MINUTE_MS, planStatus: 'active' })
    await blocks(0)
  })

  const addPromise = async (cutoffAt: number) => {
    await connection.writes.deleteFrom('promises').execute()
    const { promiseID } = await connection.writes
      .insertInto('promises')
      .values({
        ...{ companyID, storeID: STORE.main, custID: petrov.custID, convoID: petrov.convos.main!, promiseDay: DAY },
        ...{ promiseAmountCents: null, promiseTickets: '', promiseStatus: 'open', promiseSource: 'staff', cutoffAt },
        ...{ madeAt: NOW - MINUTE_MS, madeByID: USER.clerk },
      } as never)
      .returning('promiseID')
      .executeTakeFirstOrThrow()
    return promiseID
  }
  const promise = (promiseID: number) =>
    connection.reads
      .selectFrom('promises')
      .select(['cutoffAt', 'promiseStatus', 'isOverdue'])
      .where('promiseID', '=', promiseID)
      .executeTakeFirstOrThrow()
  const cutoffNow = async () => {
    const { storeTimezone } = await connection.reads
      .selectFrom('stores')
      .select('storeTimezone')
      .where('storeID', '=', STORE.main)
      .executeTakeFirstOrThrow()
    const scope = { companyID, storeIDs: [STORE.main] }
    const hours = await Effect.runPromise(
      Effect.provideService(
        Effect.gen(function* () {
          const { write } = yield* Database
          return yield* write(hoursOfStore(scope, STORE.main))
        }),
        Database,
        makeDatabase(connection, () => NOW),
      ) as Effect.Effect<Awaited<ReturnType<typeof hoursOfStore>>>,
    )
    return promiseCutoff(hours as never, storeTimezone, DAY as never)
  }

  test('a promise is judged at its cutoff, not before, and moves with the store’s hours', async () => {
    const cutoff = await cutoffNow()
    const promiseID = await addPromise(cutoff)
    const judge = (now: number) => run(judgePromiseJob, { promiseID, storeID: STORE.main }, now)
    expect(await judge(cutoff - 1)).toEqual({ at: cutoff })
    expect(await promise(promiseID)).toEqual({ cutoffAt: cutoff, promiseStatus: 'open', isOverdue: 0 })
    await connection.writes
      .updateTable('promises')
      .set({ cutoffAt: cutoff - MINUTE_MS })
      .execute()
    expect(await judge(cutoff - 1)).toEqual({ at: cutoff })
    expect(await promise(promiseID)).toEqual({ cutoffAt: cutoff, promiseStatus: 'open', isOverdue: 0 })
    expect(await judge(cutoff)).toBe('done')
    expect(await promise(promiseID)).toEqual({ cutoffAt: cutoff, promiseStatus: 'broken', isOverdue: 1 })
    expect(await judge(cutoff)).toBe('done')
  })

  test('a promise that is gone, or is another store’s, is not judged', async () => {
    const promiseID = await addPromise(NOW)
    const late = NOW + 1_000_000 * MINUTE_MS
    expect(await run(judgePromiseJob, { promiseID: promiseID + 1, storeID: STORE.main }, late)).toBe('done')
    expect(await run(judgePromiseJob, { promiseID, storeID: STORE.lake }, late)).toBe('done')
    expect(await promise(promiseID)).toEqual({ cutoffAt: NOW, promiseStatus: 'open', isOverdue: 0 })
  })
})
