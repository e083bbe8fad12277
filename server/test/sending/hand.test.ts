import { Clock, Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import type { OpenBuckets } from '@xd/server/services/sending/buckets.ts'
import { leave, type Refused, sendHand } from '@xd/server/services/sending/hand.ts'
import { carryThrough, type Next } from '@xd/server/services/sending/run.ts'
import { freshConnection } from '../fresh-connection.ts'

const companyID = COMPANY.goldenPledge
const NOW = 1_000_000

describe.each(ENGINES)('a handful of a bulk sending, on %s:', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  interface Given {
    onTheirWay?: number
    ready?: readonly number[]
    found?: readonly { custID: number | null }[]
    again?: readonly { custID: number | null }[]
    refused?: Readonly<Record<number, Refused>>
  }
  /** What one hand did, and when it goes on. */
  const hand = async ({ onTheirWay = 0, ready = [10], found = [], again = found, refused = {} }: Given) => {
    const did: unknown[] = []
    const buckets = ready.map(
      (count, at) => ({ ready: count, close: async () => void did.push(`closed ${at}`) }) as unknown as OpenBuckets,
    )
    const note = (what: unknown) => Effect.sync(() => void did.push(what))
    const run = sendHand(
      { companyID },
      {
        onTheirWay,
        buckets,
        next: (limit, hold) => Effect.sync(() => (did.push([limit, hold]), hold ? again : found)),
        rest: Effect.sync((): Next => (did.push('rest'), 'over')),
        decide: (rows, custIDs) =>
          Effect.sync(() => {
            did.push([rows.map(({ custID }) => custID), custIDs])
            return rows.map((_, at) => Effect.sync(() => (did.push(`sends ${at}`), refused[at])))
          }),
        dayIsFull: note('day is full'),
        tell: note('tells'),
      },
      NOW,
    )
    const { write } = makeDatabase(connection, Date.now)
    const next = await Effect.runPromise(
      write(run as never).pipe(
        Effect.provideService(Database, makeDatabase(connection, Date.now)),
      ) as Effect.Effect<Next>,
    )
    return { next, did }
  }

  test('asks for nobody while a hundred and fifty are on their way', async () => {
    expect(await hand({ onTheirWay: 150 })).toEqual({ next: { inMs: 100 }, did: [] })
    expect((await hand({ onTheirWay: 149 })).did).toEqual([[1, false], 'rest'])
  })

  test('asks for at most fifty, and for no more than may leave, but for one at least', async () => {
    const asked = async (given: Given) => (await hand(given)).did[0]
    expect(await asked({ ready: [80] })).toEqual([50, false])
    expect(await asked({ ready: [12] })).toEqual([12, false])
    expect(await asked({ ready: [0] })).toEqual([1, false])
    expect(await asked({ ready: [3, 7] })).toEqual([7, false])
    expect(await asked({ ready: [80], onTheirWay: 120 })).toEqual([30, false])
  })

  test('rests when nobody is left', async () => {
    expect(await hand({})).toEqual({ next: 'over', did: [[10, false], 'rest'] })
  })

  test('decides again on those who are still there once they are held, and tells how far it got', async () => {
    const found = [{ custID: 7 }, { custID: null }, { custID: 8 }]
    expect(await hand({ found, again: [{ custID: 7 }, { custID: null }, { custID: 9 }] })).toEqual({
      next: { inMs: 0 },
      did: [
        [10, false],
        [10, true],
        [
          [7, null],
          [7, 8],
        ],
        'sends 0',
        'sends 1',
        'closed 0',
        'tells',
      ],
    })
  })

  test('stops at the first that can’t leave yet, and waits for that', async () => {
    const found = [{ custID: 7 }, { custID: 8 }, { custID: 9 }]
    const steps = [
      [10, false],
      [10, true],
      [
        [7, 8, 9],
        [7, 8, 9],
      ],
      'sends 0',
      'sends 1',
    ]
    expect(await hand({ found, refused: { 1: { ok: false, waitMs: 700 } } })).toEqual({
      next: { inMs: 700 },
      did: [...steps, 'closed 0', 'tells'],
    })
    expect(await hand({ found, ready: [10, 10], refused: { 1: { ok: false, waitMs: 700, day: true } } })).toEqual({
      next: { at: NOW + 700 },
      did: [...steps, 'day is full', 'closed 0', 'closed 1', 'tells'],
    })
  })

  test('a draw that is refused leaves nothing', async () => {
    const drawn = { ok: false, waitMs: 5 } as const
    const left = leave({ companyID, storeID: 1, custID: 1 }, { purpose: 'mailer', body: 'x' }, { drawn, at: NOW })
    expect(await Effect.runPromise(left as Effect.Effect<unknown>)).toBe(drawn)
  })
})

/** Takes these steps, each of which lasts some milliseconds, on a clock that only they and pauses move. */
const carried = async (steps: readonly (readonly [lastsMs: number, next: Next])[]) => {
  let now = NOW
  const slept: unknown[] = []
  const left = [...steps]
  const real = await Effect.runPromise(Clock.clockWith(Effect.succeed))
  const clock: Clock.Clock = {
    ...real,
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.sync(() => now),
    sleep: (duration) =>
      Effect.sync(() => {
        const ms = Number((duration as unknown as { value: { millis: number } }).value.millis)
        slept.push(ms)
        now += ms
      }),
  }
  const step = Effect.sync(() => {
    const [lastsMs, next] = left.shift()!
    now += lastsMs
    return next
  })
  const end = await Effect.runPromise(Effect.provideService(carryThrough(step), Clock.Clock, clock))
  return { end, slept, left: left.length }
}

describe('a run of a bulk sending', () => {
  test('goes on after short pauses until nothing is left', async () => {
    const steps = [
      [1, { inMs: 0 }],
      [1, { inMs: 1_000 }],
      [1, 'over'],
      [1, 'over'],
    ] as const
    expect(await carried(steps)).toEqual({ end: 'done', slept: [0, 1_000], left: 1 })
  })

  test('is scheduled again for a longer pause, or for a moment', async () => {
    expect(await carried([[1, { inMs: 1_001 }]])).toEqual({ end: { in: 1_001 }, slept: [], left: 0 })
    expect(await carried([[1, { at: 5 }]])).toEqual({ end: { at: 5 }, slept: [], left: 0 })
  })

  test('gives up its place after eight seconds, and goes on at once', async () => {
    expect(
      await carried([
        [8_000, { inMs: 3 }],
        [1, { inMs: 3 }],
      ]),
    ).toEqual({ end: { in: 3 }, slept: [3], left: 0 })
    expect(
      await carried([
        [8_001, { inMs: 3 }],
        [1, 'over'],
      ]),
    ).toEqual({ end: { in: 3 }, slept: [], left: 1 })
  })
})
