import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, test } from 'vitest'
import { IMPORT_PROBLEMS } from '@xd/core/domain/calendar/import.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { readCalendar } from '@xd/server/providers/ical/read-calendar.ts'

const RULES = 2_000
const SEED = 5545
const TODAY = asLocalDay('2026-05-10')
const [FROM, TO] = [addDays(TODAY, -31), addDays(TODAY, 366)]

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const compact = (day: string) => day.replaceAll('-', '')
const signed = (most: number) => fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: -most, max: -1 }))
const some = <T>(one: fc.Arbitrary<T>, most: number) => fc.uniqueArray(one, { minLength: 1, maxLength: most })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })
const day = (least: number, most: number) => fc.integer({ min: least, max: most }).map((days) => addDays(TODAY, days))

/** A random rule for days, most of them odder than people make. */
const rule = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY').chain((freq) => {
  const [isYearly, isOrdinal] = [freq === 'YEARLY', freq === 'YEARLY' || freq === 'MONTHLY']
  const none = fc.constant(undefined)
  const weekday = fc.constantFrom(...WEEKDAYS)
  const ordinal = fc.tuple(signed(5), weekday).map(([place, name]) => `${place}${name}`)
  return fc
    .record({
      FREQ: fc.constant(freq),
      INTERVAL: maybe(fc.integer({ min: 1, max: 5 })),
      BYMONTH: maybe(some(fc.integer({ min: 1, max: 12 }), 4)),
      BYMONTHDAY: freq === 'WEEKLY' ? none : maybe(some(signed(31), 4)),
      BYDAY: maybe(fc.oneof(some(weekday, 5), isOrdinal ? some(ordinal, 3) : some(weekday, 2))),
      BYYEARDAY: isYearly ? fc.option(some(signed(366), 4), { nil: undefined, freq: 1 }) : none,
      BYWEEKNO: isYearly ? fc.option(some(signed(53), 3), { nil: undefined, freq: 1 }) : none,
      BYSETPOS: fc.option(some(signed(4), 2), { nil: undefined, freq: 1 }),
      WKST: maybe(weekday),
      ends: fc.oneof(
        none,
        fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${count}`),
        day(-100, 500).map((until) => `;UNTIL=${compact(until)}`),
      ),
    })
    .map(({ ends = '', ...parts }) => {
      const written = Object.entries(parts).filter(([, value]) => value !== undefined)
      return written.map(([name, value]) => `${name}=${String(value)}`).join(';') + ends
    })
})

const read = (start: string, rrule: string) => {
  const event = ['BEGIN:VEVENT', 'UID:1', `DTSTART;VALUE=DATE:${compact(start)}`, `RRULE:${rrule}`, 'END:VEVENT']
  const text = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n')
  const found = readCalendar({ text, timezone: 'America/Los_Angeles', today: TODAY })
  if ('refused' in found) throw new Error(found.refused)
  return {
    days: found.entries.map(({ itemDateStart }) => itemDateStart),
    isYearly: found.entries[0]?.itemRepeat === 'year',
    problem: found.problems[0]?.sentence,
  }
}

const bySecondLibrary = (start: string, rrule: string): readonly string[] => {
  const until = rrule.replace(/UNTIL=(\d+)/, 'UNTIL=$1T000000Z')
  const asked = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${compact(start)}T000000\nRRULE:${until}` })
  return asked.between(new Date(FROM), new Date(TO), true).map((one) => one.toPlainDate().toString())
}

/** Rules by what became of them. */
const REFUSALS: readonly string[] = [IMPORT_PROBLEMS.disputed, IMPORT_PROBLEMS.over]

test(`of ${RULES} random rules, each accepted rule agrees with a second library, and the others are refused by name`, () => {
  const counts = { entered: 0, disputed: 0, over: 0 }
  for (const [start, rrule] of fc.sample(fc.tuple(day(-1_500, 300), rule), { numRuns: RULES, seed: SEED })) {
    const { days, isYearly, problem } = read(start, rrule)
    if (problem === undefined) {
      counts.entered += 1
      if (!isYearly) expect([start, rrule, days]).toEqual([start, rrule, bySecondLibrary(start, rrule)])
    } else {
      expect([start, rrule, REFUSALS]).toEqual([start, rrule, expect.arrayContaining([problem])])
      counts[problem === IMPORT_PROBLEMS.disputed ? 'disputed' : 'over'] += 1
    }
  }
  expect(counts.disputed).toBeLessThan(RULES / 100)
  expect(counts.entered).toBeGreaterThan(RULES / 2)
}, 300_000)
