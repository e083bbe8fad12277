import { expect, test } from 'vitest'
import { changedHours, changedHoursText } from '#domain/hours/changed-hours.ts'
import { DEFAULT_STORE_HOURS, type StoreHours } from '#domain/hours/store-hours.ts'

const week = (change: Partial<StoreHours>, ...days: number[]) =>
  DEFAULT_STORE_HOURS.map((day) => ({
    ...day,
    hoursIsOpen: true,
    ...(days.includes(day.hoursDayOfWeek) && change),
  }))
const OPEN = week({})
const said = (after: readonly StoreHours[], before: readonly StoreHours[] = OPEN) =>
  changedHoursText(changedHours(before, after))

test.each<[Partial<StoreHours>, number[], words: string]>([
  [{}, [1], ''],
  [{ hoursPaymentCutoffTime: '16:00:00' }, [3], 'Wednesday: payment cutoff 4:00 PM'],
  [{ hoursAutoReplyTime: '17:30:00' }, [0, 6], 'Saturday, Sunday: auto-reply from 5:30 PM'],
  [{ hoursOpenTime: '10:00:00', hoursCloseTime: '17:00:00' }, [1], 'Monday: opens 10:00 AM, closes 5:00 PM'],
  [{ hoursIsOpen: false }, [0], 'Sunday: closed'],
])('%j on %j is "%s"', (change, days, words) => expect(said(week(change, ...days))).toBe(words))

test('a newly open day is worded with its hours', () => {
  expect(said(OPEN.slice(0, 1), DEFAULT_STORE_HOURS)).toBe(
    'Sunday: open, opens 9:00 AM, closes 6:00 PM, payment cutoff 5:45 PM, auto-reply from 6:00 PM',
  )
})
