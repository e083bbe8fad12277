import { expect, test } from 'vitest'
import { sendTimes } from '#domain/message/send-times.ts'
import { localDateTime } from '#domain/time/zone.ts'
import { jsonTable } from '../table.ts'
import { at, type ShortWeek, weekOf } from '../hours/week.ts'

interface Case {
  what: string
  week: ShortWeek
  now: string
  times: string[]
}

test.each(jsonTable<Case[]>('message/send-times.json'))('$what', ({ week, now, times }) => {
  const zone = 'America/Los_Angeles'
  expect(sendTimes(weekOf(week), zone, at(now)).map((time) => localDateTime(time, zone))).toEqual(times)
})
