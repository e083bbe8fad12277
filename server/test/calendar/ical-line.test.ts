import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { writeICal } from '@xd/server/services/calendar/feed/write-ical.ts'

const day = asLocalDay('2028-02-29')
const about = {
  name: 'Gold; Pledge',
  timezone: 'America/Los_Angeles',
  calendars: new Map([[4, 'Vault']]),
  publicURL: 'https://x',
}
const file = (itemTitle: string, itemDateStart: string = day, itemDateEnd = itemDateStart, more: object = {}) =>
  writeICal(
    [
      {
        itemID: 7,
        itemTitle,
        itemCalendarID: 4,
        itemDateStart: itemDateStart as EntryDate,
        itemDateEnd: itemDateEnd as EntryDate,
        itemRepeat: null,
        itemCustomFields: {},
        itemRefKey: null,
        itemVersion: 1,
        occursFrom: asLocalDay(itemDateStart.slice(0, 10)),
        occursTo: asLocalDay(itemDateEnd.slice(0, 10)),
        ...more,
      },
    ],
    { ...about, today: day },
  )

test.each([
  ['plain', 'Safe check'],
  ['that mean something in the file', 'a\\b; c, d: "e"'],
  ['in other scripts', 'Übergabe ñandú 金の時計 '.repeat(12).trim()],
  ['of four bytes', '💍'.repeat(100)],
  ['on several lines', 'one\ntwo\r\nthree\rfour'],
  ['that look like another entry', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y'],
])('letters %s come back as they were, in lines of at most 75 bytes', (_, title) => {
  const text = file(title)
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ summary: title.replace(/\r\n?/g, '\n'), categories: ['Vault'] })
})

test('characters that no text may contain are left out', () => {
  expect(file('be\u0000fore\u0007 after')).toContain('SUMMARY:before after\r\n')
})

test.each([
  ['a time without an end has none', '2028-03-01T09:30', '2028-03-01T09:30', ['20280301T173000Z', undefined]],
  ['an hour ends after it starts', '2028-03-01T09:30', '2028-03-01T10:30', ['20280301T173000Z', '20280301T183000Z']],
  // Clocks go from 2:00 to 3:00 then.
  [
    'what is left of an hour that isn’t there has no end',
    '2028-03-12T02:15',
    '2028-03-12T02:45',
    ['20280312T100000Z', undefined],
  ],
  ['a day is a day', '2028-02-29', '2028-02-29', ['20280229', '20280301']],
])('%s', (_, start, end, times) => {
  const at = (name: string) => new RegExp(`${name}[^:\\r]*:([0-9TZ]+)`).exec(file('x', start, end))?.[1]
  expect([at('DTSTART'), at('DTEND')]).toEqual(times)
})

test('only a timed entry of staff’s own makes a person busy, not one of another module', () => {
  const at = '2028-03-01T09:30'
  expect(file('Bank', at)).toContain('TRANSP:OPAQUE')
  expect(file('Inventory')).toContain('TRANSP:TRANSPARENT')
  expect(file('Ring sale', at, at, { itemID: null, itemRefKey: 'mailer/7' })).toContain('TRANSP:TRANSPARENT')
})

const lines = (text: string) => text.split('\r\n').slice(0, -1)
const HEADING = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//XD//Back Office//EN',
  'METHOD:PUBLISH',
  'NAME:Gold\\; Pledge',
  'X-WR-CALNAME:Gold\\; Pledge',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]

test('a file tells all of a calendar and of its entries', () => {
  const whole = file('Fair', '2028-03-01', '2028-03-03')
  expect(lines(whole)).toEqual([
    ...HEADING,
    'BEGIN:VEVENT',
    'UID:7/2028-03-01@xd-back-office',
    'DTSTAMP:20280229T000000Z',
    'DTSTART;VALUE=DATE:20280301',
    'DTEND;VALUE=DATE:20280304',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'SUMMARY:Fair',
    'TRANSP:TRANSPARENT',
    'URL:https://x/calendar/7',
    'CATEGORIES:Vault',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  const ring = { itemID: null, itemRefKey: 'customer/7/birthday', itemCalendarID: null }
  expect(lines(file('Ring sale', '2028-03-01T09:30', '2028-03-02T00:00', ring))).toEqual([
    ...HEADING,
    'BEGIN:VEVENT',
    'UID:customer/7/birthday/2028-03-01@xd-back-office',
    'DTSTAMP:20280229T000000Z',
    'DTSTART:20280301T173000Z',
    'DTEND:20280302T080000Z',
    'SUMMARY:Ring sale',
    'TRANSP:TRANSPARENT',
    'URL:https://x/calendar?ref=customer%2F7%2Fbirthday',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  // A calendar that was deleted meanwhile has no name.
  expect(file('Fair', day, day, { itemCalendarID: 5 })).not.toContain('CATEGORIES')
})
