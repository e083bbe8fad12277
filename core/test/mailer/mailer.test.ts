import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuiet, nextAllowed, nextSpan, windowOn, zonesOf } from '#domain/mailer/quiet-hours.ts'
import { STATE_WINDOWS } from '#domain/mailer/quiet-hours.table.ts'
import { STATE_ZONES } from '#domain/mailer/state-zones.table.ts'
import { fullBucket, leftToday, ready, take } from '#domain/mailer/throttle.ts'
import { localDay } from '#domain/time/zone.ts'
import { csvTable } from '../table.ts'

describe("quiet hours by the recipient's clock", () => {
  test.each(csvTable<'state' | 'zone' | 'now' | 'allowed'>('mailer/quiet_hours.csv'))(
    '"$state" $zone at $now',
    ({ state, zone, now, allowed }) => {
      const who = { state, storeTimezone: zone }
      expect(new Date(nextAllowed(who, Date.parse(now))).toISOString()).toBe(allowed.replace('Z', '.000Z'))
      expect(isQuiet(who, Date.parse(now))).toBe(now !== allowed)
    },
  )

  test('the next moment is itself allowed and never in the past, wherever the recipient is', () => {
    const states = fc.constantFrom(...Object.keys(STATE_ZONES))
    fc.assert(
      fc.property(states, fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }), (state, seconds) => {
        const who = { state, storeTimezone: 'America/Denver' }
        const now = seconds * 1000
        const next = nextAllowed(who, now)
        expect(next).toBeGreaterThanOrEqual(now)
        expect(nextAllowed(who, next)).toBe(next)
        const { closes } = nextSpan(who, now)
        expect([next, (next + closes) / 2, closes - 1, closes].map((at) => isQuiet(who, at))).toEqual([
          false,
          false,
          false,
          true,
        ])
        for (const zone of zonesOf(who)) expect(windowOn(localDay(next, zone), state)).not.toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  test('every state with its own hours has a zone', () => {
    expect(Object.keys(STATE_WINDOWS).filter((state) => !(state in STATE_ZONES))).toEqual([])
  })
})

describe('throttling', () => {
  const limits = { segmentsPerMinute: 60, segmentsPerDay: 2_000 }

  test('a full bucket gives a tenth of the limit at once, and then fills with the rest in the course of a minute', () => {
    let bucket = fullBucket(limits, 0)
    for (let sent = 0; sent < 6; sent += 1) {
      const taken = take(bucket, 1, limits, 0)
      expect(taken.ok).toBe(true)
      bucket = taken.bucket
    }
    expect(take(bucket, 1, limits, 0)).toMatchObject({ ok: false, waitMs: 1_112 })
    expect(take(bucket, 1, limits, 1_112).ok).toBe(true)
  })

  test('waiting as long as told is enough, and no minute carries more than the limit, not even after a pause', () => {
    const texts = fc.record({
      segments: fc.integer({ min: 1, max: 6 }),
      pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })),
    })
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 100 }), (list) => {
        let now = 0
        let bucket = fullBucket(limits, now)
        const sent: { readonly at: number; readonly segments: number }[] = []
        for (const { segments, pauseMs } of list) {
          now += pauseMs
          let taken = take(bucket, segments, limits, now)
          if (!taken.ok) {
            now += taken.waitMs
            taken = take(taken.bucket, segments, limits, now)
            expect(taken.ok).toBe(true)
          }
          bucket = taken.bucket
          sent.push({ at: now, segments })
          const inMinute = sent.filter(({ at }) => at > now - 60_000).map((one) => one.segments)
          expect(inMinute.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60)
        }
      }),
      // Once, what had flowed in was less than what was missing by a rounding error.
      { examples: [[[6, 2, 3, 4, 1].map((segments) => ({ segments, pauseMs: segments === 4 ? 2 : 0 }))]] },
    )
  })

  test('a message larger than the bucket waits for a full one, and those after it wait for all of it', () => {
    const slow = { segmentsPerMinute: 10 }
    const taken = take(fullBucket(slow, 0), 4, slow, 0)
    expect(taken).toMatchObject({ ok: true, bucket: { tokens: -3 } })
    expect(take(taken.bucket, 1, slow, 0)).toMatchObject({ ok: false, waitMs: 26_667 })
    expect([0, 26_666, 26_667, 60_000].map((now) => ready(taken.bucket, slow, now))).toEqual([0, 0, 1, 1])
  })

  test('the rest of the day’s allowance is never negative', () => {
    expect([
      leftToday(0, limits),
      leftToday(1_999, limits),
      leftToday(2_500, limits),
      leftToday(5, { segmentsPerMinute: 1 }),
    ]).toEqual([2_000, 1, 0, Infinity])
  })
})
