import { describe, expect, test } from 'vitest'
import { readClock, shownTime, writeClock } from '#ui/picker/clock-time.ts'

const TIMES = [
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:15', '9:15 AM'],
  ['12:00', '12:00 PM'],
  ['12:59', '12:59 PM'],
  ['17:45', '5:45 PM'],
  ['23:59', '11:59 PM'],
] as const

describe('clock times', () => {
  test.each(TIMES)('%s reads %s and is written back', (time, shown) => {
    expect(shownTime(time)).toBe(shown)
    expect(writeClock(readClock(time))).toBe(time)
  })
})
