import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventData } from '@xd/core/contract/event.ts'
import type { Database } from '@xd/server/db/database.ts'
import { Transaction, type Tx } from '@xd/server/db/transaction.ts'
import type { ImportRowStored } from '@xd/server/queries/imports.ts'
import type { MailerRow } from '@xd/server/queries/mailers.ts'
import { importProgress } from '@xd/server/services/imports/progress.ts'
import { tellProgress } from '@xd/server/services/mailers/progress.ts'

const START = Date.UTC(2026, 0, 5, 12)
const PEOPLE = 1_000
const job = { jobID: 7, companyID: 2, storeID: 1, jobStatus: 'sending' } as MailerRow
const imported = { importID: 'a', companyID: 2, storeID: 1 } as unknown as ImportRowStored

interface Told {
  readonly at: number
  readonly done: number
}

/** A process's reports, and their times. */
const listener = () => {
  let now = START
  const told: Told[] = []
  const emit = (event: string, data: object) => {
    if (event === 'process_progress') told.push({ at: now, done: (data as EventData['process_progress']).done })
  }
  return {
    told,
    inTx: Effect.provideService(Transaction, { emit } as unknown as Tx),
    setNow: (at: number) => (now = at),
  }
}

/** The interval between reports, and how many more are done each time. */
const steps = fc.array(
  fc.record({ afterMs: fc.integer({ min: 0, max: 700 }), more: fc.integer({ min: 0, max: 50 }) }),
  {
    minLength: 1,
    maxLength: 60,
  },
)
type Steps = { readonly afterMs: number; readonly more: number }[]

const eachStep = (all: Steps, see: (at: number, done: number) => void) => {
  let [at, done] = [START, 0]
  for (const { afterMs, more } of all) see((at += afterMs), (done = Math.min(PEOPLE, done + more)))
}

const gaps = (told: readonly Told[]) => told.slice(1).map(({ at }, index) => at - told[index]!.at)

describe('progress is reported at most twice a second', () => {
  it('of a mailer, and only if there is any', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { told, inTx, setNow } = listener()
        const database = {} as typeof Database.Service
        eachStep(all, (at, done) => {
          setNow(at)
          Effect.runSync(inTx(tellProgress(database, job, { sent: done, waiting: PEOPLE - done }, at)))
        })
        expect(told.length).toBeGreaterThan(0)
        expect(gaps(told).filter((gap) => gap < 500)).toEqual([])
        expect(new Set(told.map(({ done }) => done)).size).toBe(told.length)
      }),
    )
  })

  it('of an import', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { told, inTx, setNow } = listener()
        const tell = importProgress(imported, 'running')
        const run = Effect.gen(function* () {
          const seen: Told[] = []
          eachStep(all, (at, done) => seen.push({ at, done }))
          for (const { at, done } of seen) {
            setNow(at)
            yield* TestClock.setTime(at)
            yield* inTx(tell(done, PEOPLE))
          }
        })
        await Effect.runPromise(Effect.provide(run, TestClock.layer()))
        expect(told.length).toBeGreaterThan(0)
        expect(gaps(told).filter((gap) => gap < 500)).toEqual([])
      }),
    )
  })

  it('again at once when the clock has been set back', () => {
    const { told, inTx, setNow } = listener()
    const database = {} as typeof Database.Service
    for (const [at, sent] of [
      [START, 1],
      [START - 3_600_000, 2],
    ] as const) {
      setNow(at)
      Effect.runSync(inTx(tellProgress(database, job, { sent, waiting: PEOPLE - sent }, at)))
    }
    expect(told.map(({ done }) => done)).toEqual([1, 2])
  })

  it('of a mailer, and its changed counts every three seconds', () => {
    const told: (readonly [event: string, seconds: number])[] = []
    let now = START
    const emit = (event: string) => void told.push([event, (now - START) / 1_000])
    const inTx = Effect.provideService(Transaction, { emit } as unknown as Tx)
    const database = {} as typeof Database.Service
    const tell = (seconds: number, sent: number) => {
      now = START + seconds * 1_000
      Effect.runSync(inTx(tellProgress(database, job, { sent, waiting: PEOPLE - sent }, now)))
    }
    for (let half = 0; half <= 13; half += 1) tell(half / 2, half + 1)
    const at = (name: string) => told.flatMap(([event, seconds]) => (event === name ? [seconds] : []))
    expect(at('process_progress')).toEqual(Array.from({ length: 14 }, (_, half) => half / 2))
    expect(at('reload_mailers')).toEqual([0, 3, 6])
    // The clock is set back.
    tell(2, 100)
    expect(at('reload_mailers')).toEqual([0, 3, 6, 2])
  })

  it('to those who may see its store, or to everyone if each customer’s own store sends it', () => {
    for (const [storeID, audience] of [
      [1, { companyID: 2, storeID: 1 }],
      [null, { companyID: 2 }],
    ] as const) {
      const told: unknown[][] = []
      const emit = (...event: unknown[]) => void told.push(event)
      const inTx = Effect.provideService(Transaction, { emit } as unknown as Tx)
      const counts = { excluded: 5, waiting: 3, held: 2, sending: 1, delivered: 4 }
      Effect.runSync(inTx(tellProgress({} as typeof Database.Service, { ...job, storeID }, counts, START)))
      const data = { processID: 'mailer/7', processKind: 'mailer', done: 5, total: 10, state: 'sending' }
      expect(told).toEqual([
        ['process_progress', data, audience],
        ['reload_mailers', { jobID: 7 }, audience],
      ])
    }
  })
})
