import { expect, test } from 'vitest'
import { changedHours, changedHoursText } from '#domain/hours/changed-hours.ts'
import { closureOn, type StoreClosure } from '#domain/hours/closure.ts'
import { openPeriod } from '#domain/hours/open-period.ts'
import type { StoreHours } from '#domain/hours/store-hours.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { at, weekOf } from './week.ts'

const ZONE = 'America/Los_Angeles'
const DAY = asLocalDay('2026-11-18')

test.each([
  ['09:00-18:00 cutoff 17:45 reply 18:00', ['09:00', '18:00', '17:45', '18:00']],
  // Auto-replies from before the opening begin with it, those from after the closing at it.
  ['09:00-18:00 cutoff 17:45 reply 08:00', ['09:00', '18:00', '17:45', '09:00']],
  ['09:00-18:00 cutoff 17:45 reply 19:00', ['09:00', '18:00', '17:45', '18:00']],
  ['09:00-18:00 cutoff 08:00 reply 18:00', ['09:00', '18:00', '18:00', '18:00']],
])('a store with the hours %s has these of its day: %j', (hours, times) => {
  const period = openPeriod(weekOf({ '0-6': hours }), ZONE, DAY)!
  expect([period.opens, period.closes, period.paymentCutoff, period.autoReply]).toEqual(
    times.map((time) => at(`2026-11-18T${time}-08:00`)),
  )
})

test('a store that closes after midnight has its later times on the next day', () => {
  const period = openPeriod(weekOf({ '0-6': '18:00-02:00 cutoff 23:00 reply 01:30' }), ZONE, DAY)
  expect(period).toEqual({
    day: DAY,
    opens: at('2026-11-18T18:00-08:00'),
    closes: at('2026-11-19T02:00-08:00'),
    paymentCutoff: at('2026-11-18T23:00-08:00'),
    autoReply: at('2026-11-19T01:30-08:00'),
  })
})

const closure = (name: string, change: Partial<StoreClosure> = {}) => ({
  name,
  storeID: 1,
  day: '2026-11-18',
  opens: null,
  closes: null,
  yearly: false,
  ...change,
})

test('a store’s own day goes before the company’s, and a single one before a yearly one', () => {
  const all = [
    closure('company yearly', { storeID: null, yearly: true, day: '2020-11-18' }),
    closure('company', { storeID: null }),
    closure('own yearly', { yearly: true, day: '2020-11-18' }),
    closure('own'),
  ]
  for (let last = all.length; last > 0; last -= 1)
    for (const some of [all.slice(0, last), all.slice(0, last).toReversed()])
      expect(closureOn(some, DAY)?.name).toBe(all[last - 1]!.name)
  expect(closureOn([closure('first', { yearly: true })], DAY)?.name).toBe('first')
  expect(closureOn([closure('later', { yearly: true, day: '2027-11-18' })], DAY)).toBeUndefined()
  expect(closureOn([closure('other', { day: '2025-11-18' })], DAY)).toBeUndefined()
})

const day = (hoursDayOfWeek: number, change: Partial<StoreHours> = {}): StoreHours => ({
  hoursDayOfWeek,
  hoursIsOpen: true,
  hoursOpenTime: '09:00:00',
  hoursCloseTime: '18:00:00',
  hoursPaymentCutoffTime: '17:45:00',
  hoursAutoReplyTime: '18:00:00',
  ...change,
})

test('only what differs of a week is told, and all of a day that newly opens', () => {
  const before = [day(0, { hoursIsOpen: false }), day(1), day(2), day(3)]
  const after = [day(0), day(1), day(2, { hoursIsOpen: false }), day(3, { hoursCloseTime: '17:00:00' }), day(4)]
  const changed = changedHours(before, after)
  expect(changed).toEqual([
    day(0),
    { hoursDayOfWeek: 2, hoursIsOpen: false },
    { hoursDayOfWeek: 3, hoursCloseTime: '17:00:00' },
    day(4),
  ])
  expect(changedHoursText(changed)).toBe(
    'Tuesday: closed; Wednesday: closes 5:00 PM; Thursday, Sunday: open, opens 9:00 AM, closes 6:00 PM, payment cutoff 5:45 PM, auto-reply from 6:00 PM',
  )
})
