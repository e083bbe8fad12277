import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHOSEN, MOST_MONTHS, RETENTION_KINDS } from '#domain/retention/kinds.table.ts'
import {
  canKeep,
  countedWords,
  firstDayKept,
  firstRun,
  KEEP_FOREVER,
  keepsForever,
  keptSince,
  nextNight,
  spanWords,
  willDelete,
} from '#domain/retention/retention.ts'
import { dayInWords, messagesDeletedBefore, picturesDeleted } from '#domain/retention/words.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts'
import { instantOf, localDateTime } from '#domain/time/zone.ts'

const ZONES = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'Asia/Kolkata']
const anyMoment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2040, 0) })
const anyZone = fc.constantFrom(...ZONES)
const anyKind = fc.constantFrom(...RETENTION_KINDS)

describe('how long a company keeps its records', () => {
  test.each(RETENTION_KINDS)('%s: forever, or no less than its rule asks for', (kind) => {
    const { leastMonths, because, offers } = CHOSEN[kind]
    expect(canKeep(kind, null)).toEqual({ ok: true })
    expect(canKeep(kind, leastMonths)).toEqual({ ok: true })
    expect(canKeep(kind, leastMonths - 1)).toEqual({
      ok: false,
      reason: `At least ${spanWords(leastMonths)}: ${because}`,
    })
    expect(offers.every((months) => canKeep(kind, months).ok)).toBe(true)
    expect(canKeep(kind, MOST_MONTHS + 1).ok).toBe(false)
    expect(canKeep(kind, leastMonths + 0.5).ok).toBe(false)
    expect(canKeep(kind, 0).ok).toBe(false)
  })

  test('the least is 25 months for requests for credit, two years for payments, and five for military checks', () =>
    expect(RETENTION_KINDS.map((kind) => [kind, CHOSEN[kind].leastMonths])).toEqual([
      ['messages', 25],
      ['pictures', 25],
      ['views', 18],
      ['attempts', 24],
      ['quotes', 25],
      ['promises', 25],
      ['activity', 60],
    ]))

  test('a picture is not kept for longer than the law requires for its message', () =>
    expect(CHOSEN.pictures.leastMonths).toBe(CHOSEN.messages.leastMonths))

  test.each([
    ['2026-11-28T09:00', 36, '2023-11-28'],
    ['2026-11-28T23:59', 25, '2024-10-28'],
    ['2027-03-31T12:00', 25, '2025-02-28'],
    ['2028-02-29T12:00', 48, '2024-02-29'],
    ['2028-02-29T12:00', 36, '2025-02-28'],
    ['2027-01-15T00:00', 1, '2026-12-15'],
  ])('on %s, records kept for %i months begin with %s', (now, months, day) =>
    expect(firstDayKept(instantOf(now, 'America/Denver'), months, 'America/Denver')).toBe(day),
  )

  test('no allowed choice reaches a record younger than the legal minimum', () => {
    const allowed = fc.record({ kind: anyKind, more: fc.integer({ min: 0, max: 200 }), now: anyMoment, zone: anyZone })
    fc.assert(
      fc.property(allowed, ({ kind, more, now, zone }) => {
        const months = CHOSEN[kind].leastMonths + more
        fc.pre(canKeep(kind, months).ok)
        const [day, time] = localDateTime(now, zone).split('T')
        const least = firstDayKept(now, CHOSEN[kind].leastMonths, zone)
        const { length } = [keptSince(now, months, zone)].filter((at) => at <= instantOf(`${least}T${time}`, zone))
        return length === 1 && day !== undefined
      }),
    )
  })

  test('the first run is at 3 AM, a day to two days and an hour after the choice', () =>
    fc.assert(
      fc.property(anyMoment, anyZone, (now, zone) => {
        const at = firstRun(now, zone)
        const wait = at - now
        return wait >= DAY_MS && wait <= 2 * DAY_MS + HOUR_MS && /T03:00$/.test(localDateTime(at, zone))
      }),
    ))

  test('the first run after a choice at 3 AM is the next one, a whole day later', () => {
    const night = instantOf('2026-11-29T03:00', 'America/Los_Angeles')
    expect(firstRun(night, 'America/Los_Angeles')).toBe(night + DAY_MS)
    expect(firstRun(night + 1, 'America/Los_Angeles')).toBe(night + 2 * DAY_MS)
  })

  test('the next run is the next 3 AM', () => {
    const zone = 'America/Los_Angeles'
    const night = instantOf('2026-11-29T03:00', zone)
    expect(nextNight(night - 1, zone)).toBe(night)
    expect(nextNight(night, zone)).toBe(instantOf('2026-11-30T03:00', zone))
    // The clocks go forward at two.
    expect(nextNight(instantOf('2027-03-13T22:00', zone), zone)).toBe(instantOf('2027-03-14T03:00', zone))
  })

  test.each([
    [0, 'No messages from before March 3, 2024.'],
    [1, '1 message from before March 3, 2024 will be deleted.'],
    [99, '99 messages from before March 3, 2024 will be deleted.'],
    [100, 'About 100 messages from before March 3, 2024 will be deleted.'],
    [12_437, 'About 12,400 messages from before March 3, 2024 will be deleted.'],
    [1_049_900, 'About 1,050,000 messages from before March 3, 2024 will be deleted.'],
  ])('%i in words', (count, words) => expect(willDelete('messages', count, asLocalDay('2024-03-03'))).toBe(words))

  test('the remaining conversation says what was deleted', () => {
    expect(countedWords('attempts', 1)).toBe('1 declined attempt')
    expect(messagesDeletedBefore(asLocalDay('2024-03-03'))).toBe(
      'Messages before March 3, 2024 were deleted by the company’s retention rule.',
    )
  })
})

test('what was deleted leaves a line', () => {
  expect(dayInWords(asLocalDay('2024-03-03'))).toBe('March 3, 2024')
  expect(messagesDeletedBefore(asLocalDay('2024-03-03'))).toBe(
    'Messages before March 3, 2024 were deleted by the company’s retention rule.',
  )
  expect([1, 2, 1200].map(picturesDeleted)).toEqual([
    'A picture was deleted by the company’s retention rule.',
    '2 pictures were deleted by the company’s retention rule.',
    '1,200 pictures were deleted by the company’s retention rule.',
  ])
})

test('a company that keeps everything', () => {
  expect(keepsForever(KEEP_FOREVER)).toBe(true)
  expect(keepsForever({ ...KEEP_FOREVER, views: 24 })).toBe(false)
})
