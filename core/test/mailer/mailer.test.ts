import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hoursOn,
  isNeverOpen,
  isQuiet,
  nextAllowed,
  nextSpan,
  whereaboutsOf,
  windowOn,
} from '#domain/mailer/quiet-hours.ts'
import { STATE_WINDOWS } from '#domain/mailer/quiet-hours.table.ts'
import { STATE_ZONES } from '#domain/mailer/state-zones.table.ts'
import { fullBucket, leftToday, ready, take } from '#domain/mailer/throttle.ts'
import { AREA_CODES } from '#domain/phone/area-codes.table.ts'
import { DAY_MS } from '#domain/time/spans.ts'
import { localDateTime, localDay } from '#domain/time/zone.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { csvTable } from '../table.ts'

describe("quiet hours by the recipient's clock", () => {
  test.each(csvTable<'phone' | 'home' | 'zone' | 'now' | 'allowed'>('mailer/quiet_hours.csv'))(
    'a number from "$phone", home "$home", a store in $zone at $now',
    ({ phone, home, zone, now, allowed }) => {
      const custPhone = phone === '' ? '+525550004321' : `+1${AREA_CODES[phone]!.slice(0, 3)}5550147`
      const who = whereaboutsOf({ custPhone, custState: home || null }, zone)
      const at = nextAllowed(who, Date.parse(now))
      expect(at === null ? '' : new Date(at).toISOString()).toBe(allowed.replace('Z', '.000Z'))
      expect(isQuiet(who, Date.parse(now))).toBe(now !== allowed)
    },
  )

  const instants = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map((seconds) => seconds * 1000)
  const states = fc.option(fc.constantFrom(...Object.keys(STATE_ZONES)))
  const zones = [...new Set(Object.values(STATE_ZONES).flat())]

  test('the next moment is inside every window concerned, never in the past, and within eight days', () => {
    const places = fc.record({
      phoneState: states,
      homeState: states,
      storeTimezone: fc.constantFrom(...zones),
    })
    fc.assert(
      fc.property(places, instants, (who, now) => {
        const { opens: next, closes } = nextSpan(who, now)!
        expect(next).toBeGreaterThanOrEqual(now)
        expect(next).toBeLessThanOrEqual(now + 8 * DAY_MS)
        expect([next, (next + closes) / 2, closes - 1, closes].map((at) => isQuiet(who, at))).toEqual([
          false,
          false,
          false,
          true,
        ])
        const isInside = (zone: string, state: string | null) => {
          const [from, to] = windowOn(localDay(next, zone), state) ?? [24, 0]
          const hour = Number(localDateTime(next, zone).slice(11, 13))
          return from <= hour && hour < to
        }
        for (const state of [who.phoneState, who.homeState])
          for (const zone of STATE_ZONES[state ?? ''] ?? []) expect(isInside(zone, state)).toBe(true)
        if (who.homeState === null) expect(isInside(who.storeTimezone, null)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('anywhere in the world, no hour is found only if none of the next eight days has one', () => {
    const abroad = fc.constantFrom('Pacific/Guam', 'Asia/Manila', 'Asia/Kolkata', 'Europe/London')
    fc.assert(
      fc.property(states, abroad, instants, (phoneState, storeTimezone, now) => {
        const who = { phoneState, storeTimezone }
        const hours = Array.from({ length: 8 * 48 }, (_, half) => now + (half * DAY_MS) / 48)
        if (isNeverOpen(who, now)) expect(hours.filter((at) => !isQuiet(who, at))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('the hours of a day follow the clock at the recipient’s home', () => {
    const day = '2024-04-08' as LocalDay
    expect(hoursOn({ storeTimezone: 'America/New_York' }, day)).toEqual([9, 20])
    expect(hoursOn({ phoneState: 'CA', homeState: 'NY', storeTimezone: 'America/New_York' }, day)).toEqual([12, 20])
    expect(hoursOn({ phoneState: 'CA', storeTimezone: 'America/New_York' }, day)).toEqual([9, 17])
    expect(hoursOn({ homeState: 'AL', storeTimezone: 'America/New_York' }, '2024-04-07' as LocalDay)).toBeNull()
  })

  test('every state with its own hours has a zone', () => {
    expect(Object.keys(STATE_WINDOWS).filter((state) => !(state in STATE_ZONES))).toEqual([])
  })
})

describe('throttling', () => {
  const limits = { segmentsPerMinute: 60, segmentsPerDay: 2_000 }

  test('a full bucket gives a tenth of the limit at once, and then the rest over the minute', () => {
    let bucket = fullBucket(limits, 0)
    for (let sent = 0; sent < 6; sent += 1) {
      const taken = take(bucket, 1, limits, 0)
      expect(taken.ok).toBe(true)
      bucket = taken.bucket
    }
    expect(take(bucket, 1, limits, 0)).toMatchObject({ ok: false, waitMs: 1_112 })
    expect(take(bucket, 1, limits, 1_112).ok).toBe(true)
  })

  test('waiting as told is enough, and no minute carries more than the limit, not even after a pause', () => {
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
      // Once, the amount that flowed in was too small by a rounding error.
      { examples: [[[6, 2, 3, 4, 1].map((segments) => ({ segments, pauseMs: segments === 4 ? 2 : 0 }))]] },
    )
  })

  test('a message larger than the bucket waits for a full one, and later ones wait for all of it', () => {
    const slow = { segmentsPerMinute: 10 }
    const taken = take(fullBucket(slow, 0), 4, slow, 0)
    expect(taken).toMatchObject({ ok: true, bucket: { tokens: -3 } })
    expect(take(taken.bucket, 1, slow, 0)).toMatchObject({ ok: false, waitMs: 26_667 })
    expect([0, 26_666, 26_667, 60_000].map((now) => ready(taken.bucket, slow, now))).toEqual([0, 0, 1, 1])
  })

  test('an exact fit is taken, and a shortfall of more than a rounding error waits', () => {
    const bucket = { tokens: 3, at: 0 }
    expect(take(bucket, 3, limits, 0)).toEqual({ ok: true, bucket: { tokens: 0, at: 0 } })
    expect(take({ tokens: 3 - 5e-10, at: 0 }, 3, limits, 0).ok).toBe(true)
    expect(take({ tokens: 3 - 1e-8, at: 0 }, 3, limits, 0)).toEqual({
      ok: false,
      bucket: { tokens: 3 - 1e-8, at: 0 },
      waitMs: 1,
    })
    expect(take(bucket, 4, limits, 0)).toEqual({ ok: false, bucket, waitMs: 1_112 })
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
