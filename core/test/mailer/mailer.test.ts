import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, freezeAudience, stillExcluded, summarizeAudience } from '#domain/mailer/audience.ts'
import { isQuiet, nextAllowed, windowOn, zonesOf } from '#domain/mailer/quiet-hours.ts'
import { STATE_WINDOWS } from '#domain/mailer/quiet-hours.table.ts'
import { STATE_ZONES } from '#domain/mailer/state-zones.table.ts'
import { forecast, fullBucket, leftToday, take } from '#domain/mailer/throttle.ts'
import { localDay } from '#domain/time/zone.ts'
import { csvTable, jsonTable } from '../table.ts'

const person = (phone: string | null, rest: Partial<Candidate> = {}): Candidate => ({
  custID: null,
  phone,
  phoneValid: true,
  optedOut: false,
  blocked: false,
  ...rest,
})

describe('the audience', () => {
  interface Case {
    name: string
    candidates: [string, '' | 'invalid' | 'optedOut' | 'blocked' | 'importOptOut'][]
    excluded: (string | null)[]
  }

  test.each(jsonTable<Case[]>('mailer/audience.json'))('$name', ({ candidates, excluded }) => {
    const people = candidates.map(([phone, state]) =>
      person(phone === '' ? null : phone, {
        phoneValid: state !== 'invalid',
        optedOut: state === 'optedOut',
        blocked: state === 'blocked',
        importOptOut: state === 'importOptOut',
      }),
    )
    const audience = freezeAudience(people)
    expect(audience.map((recipient) => recipient.excluded)).toEqual(excluded)
    const { total, included, excluded: counts } = summarizeAudience(audience)
    expect([total, included]).toEqual([excluded.length, excluded.filter((reason) => reason === null).length])
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total - included)
  })

  test('has no number twice, and none that refused in any row', () => {
    const phone = fc.constantFrom('+12135550101', '+12135550102', '+12135550103', null)
    const candidates = fc.array(
      fc.record({
        custID: fc.constant(null),
        phone,
        phoneValid: fc.boolean(),
        optedOut: fc.boolean(),
        blocked: fc.boolean(),
        importOptOut: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(candidates, (list) => {
        const audience = freezeAudience(list)
        expect(audience.map(({ candidate }) => candidate)).toEqual(list)
        const sent = audience.filter(({ excluded }) => excluded === null).map(({ candidate }) => candidate.phone)
        expect(new Set(sent).size).toBe(sent.length)
        const refused = new Set(
          list.filter(({ optedOut, importOptOut }) => optedOut || importOptOut).map((candidate) => candidate.phone),
        )
        expect(sent.some((number) => refused.has(number))).toBe(false)
      }),
    )
  })

  test('rechecks STOP at the last moment, after the freeze', () => {
    expect([
      stillExcluded({ optedOut: true, blocked: false }),
      stillExcluded({ optedOut: false, blocked: true }),
      stillExcluded({ optedOut: false, blocked: false }),
    ]).toEqual(['opted_out', 'blocked', null])
  })
})

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

  test('2,300 texts of two segments under a cap of 2,000 a day take three days', () => {
    expect(forecast(2_300, 2, limits)).toEqual({ segments: 4_600, days: 3, sendingMs: 4_600_000 })
    expect(forecast(0, 2, limits)).toEqual({ segments: 0, days: 0, sendingMs: 0 })
    expect(forecast(5, 3_000, limits).days).toBe(5)
    expect(forecast(1_000_000, 1, { segmentsPerMinute: 60 }).days).toBe(26)
  })

  test("a full bucket gives a minute's worth at once, then one each second", () => {
    let bucket = fullBucket(limits, 0)
    for (let sent = 0; sent < 60; sent += 1) {
      const taken = take(bucket, 1, limits, 0)
      expect(taken.ok).toBe(true)
      bucket = taken.bucket
    }
    expect(take(bucket, 1, limits, 0)).toMatchObject({ ok: false, waitMs: 1_000 })
    expect(take(bucket, 1, limits, 1_000).ok).toBe(true)
  })

  test('waiting as long as told is enough, and no minute carries more than two bucketfuls', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 }), (messages) => {
        let now = 0
        let bucket = fullBucket(limits, now)
        let sent = 0
        for (const segments of messages) {
          let taken = take(bucket, segments, limits, now)
          if (!taken.ok) {
            now += taken.waitMs
            taken = take(taken.bucket, segments, limits, now)
            expect(taken.ok).toBe(true)
          }
          bucket = taken.bucket
          sent += Math.min(segments, 60)
          expect(sent).toBeLessThanOrEqual(60 + now / 1000 + 1e-6)
        }
      }),
    )
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
