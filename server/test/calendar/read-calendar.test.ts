import { describe, expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { readCalendar } from '@xd/server/providers/ical/read-calendar.ts'
import { jsonTable } from '../table.ts'

const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Our Summer',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'END:STANDARD',
  'END:VTIMEZONE',
]
const event = (lines: readonly string[], uid = '1') => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
const file = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...ZONE, ...lines, 'END:VCALENDAR', ''].join('\r\n')
const read = (text: string) =>
  readCalendar({ text, timezone: 'America/Los_Angeles', today: asLocalDay('2026-05-10') }) as never as {
    refused?: string
    unrolled: number
    entries: { uid: string; itemTitle: string; itemDateStart: string; itemDateEnd: string; itemRepeat: string | null }[]
    problems: { title: string; sentence: string }[]
  }

interface Case {
  readonly name: string
  readonly event: string[]
  readonly entries?: unknown[]
  readonly problem?: string
}

describe('an event of a calendar file', () => {
  test.each(jsonTable<Case[]>('calendar/import.json'))('$name', ({ event: lines, entries = [], problem }) => {
    const found = read(file(...event(lines)))
    expect(found.problems.map(({ sentence }) => sentence)).toEqual(problem ? [problem] : [])
    expect(found.entries.map((one) => [one.itemTitle, one.itemDateStart, one.itemDateEnd, one.itemRepeat])).toEqual(
      entries,
    )
    expect(new Set(found.entries.map(({ uid }) => uid)).size).toBe(entries.length)
  })

  test('has the same name at every reading, unlike any other', () => {
    const lines = ['DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=WEEKLY;COUNT=2']
    const uids = read(file(...event(lines), ...event(lines, '2'))).entries.map(({ uid }) => uid)
    expect(uids).toEqual(['1/2026-06-01', '1/2026-06-08', '2/2026-06-01', '2/2026-06-08'])
  })

  test('is imported once, and reported as a duplicate', () => {
    const lines = ['SUMMARY:Twin', 'DTSTART;VALUE=DATE:20260601']
    const found = read(file(...event(lines), ...event(lines)))
    expect([found.entries.length, found.problems]).toEqual([
      1,
      [{ title: 'Twin', sentence: 'This event is in the file twice.' }],
    ])
  })

  test('from our own feed is left out', () => {
    const found = read(file(...event(['DTSTART;VALUE=DATE:20260601'], '7/2026-06-01@xd-back-office')))
    expect(found.problems).toEqual([{ title: 'Untitled', sentence: 'This event comes from an XD calendar feed.' }])
  })

  test('with a long title is shortened and reported', () => {
    const found = read(file(...event([`SUMMARY:${'x'.repeat(300)}`, 'DTSTART;VALUE=DATE:20260601'])))
    expect(found.entries[0]!.itemTitle).toHaveLength(200)
    expect(found.problems[0]!.sentence).toBe('The title was cut off after 200 characters.')
  })
})

const nested = (depth: number) => `${'BEGIN:VCALENDAR\r\n'.repeat(depth)}${'END:VCALENDAR\r\n'.repeat(depth)}`
test.each([
  ['nothing', ''],
  ['something else', 'Title,Shortcode\nHello,hi\n'],
  ['a contact', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nEND:VCARD\r\n'],
  ['an end that is missing', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
])('%s is no calendar file', (_, text) => {
  expect(read(text)).toEqual({ refused: 'This is not a calendar file (.ics), or it is damaged.' })
})

test.each([
  ['parts in parts', nested(50_000), 0],
  ['no events', file(), 0],
  [
    'one event that is damaged among others',
    file(...event(['nonsense']), ...event(['DTSTART:20260601T120000'], '2')),
    1,
  ],
  ['two calendars', file(...event(['DTSTART:20260601T120000'])) + file(...event(['DTSTART:20260601T120000'], '2')), 2],
])('%s can be read', (_, text, entries) => expect(read(text).entries).toHaveLength(entries))

const OTHER_FORMATS = [
  ['BEGIN:VCALENDAR\r\nVERSION:1.0\r\nEND:VCALENDAR\r\n', 'This file is in an old format, vCalendar 1.0.'],
  ['["vcalendar",[],[]]', 'This file is a calendar in JSON.'],
  ['<?xml version="1.0"?>\n<icalendar/>', 'This file is a calendar in XML.'],
  ['PK\u0003\u0004', 'This is a zip file.'],
] as const
test.each(OTHER_FORMATS)('%j is refused by the name of its format', (text, sentence) =>
  expect(read(text).refused).toContain(sentence),
)

const good = event(['SUMMARY:Good', 'DTSTART:20260601T120000'], '9')
test.each([
  ['a line after the end', `${file(...good)}X-NOTE:made by the exporter\r\n`, []],
  ['parts nobody knows', file('BEGIN:X-PART', 'nonsense', 'END:X-PART', ...good), []],
  ['a zone that can’t be read', file('BEGIN:VTIMEZONE', 'nonsense', 'END:VTIMEZONE', ...good), []],
  ['an event that never ends', file('BEGIN:VEVENT', 'SUMMARY:Odd', ...good), ['This event is damaged.']],
  [
    'a zone whose clocks wait for February 30',
    file(
      'BEGIN:VTIMEZONE',
      'TZID:Never',
      'BEGIN:DAYLIGHT',
      'DTSTART:20200101T000000',
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0400',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...event(['DTSTART;TZID=Never:20260601T120000']),
      ...good,
    ),
    ['The time zone is unknown.'],
  ],
  [
    'a change to an occurrence that isn’t named',
    file(...event(['DTSTART:20260601T120000', 'RECURRENCE-ID:never']), ...good),
    ['There is no such day.'],
  ],
])('%s does not affect the whole file', (_, text, problems) => {
  const found = read(text)
  expect(found.entries.map(({ itemTitle }) => itemTitle)).toEqual(['Good'])
  expect(found.problems.map(({ sentence }) => sentence)).toEqual(problems)
})

test('a file with too many entries is refused', () => {
  const many = Array.from({ length: 5001 }, (_, i) => event(['DTSTART:20260601T120000'], `${i}`)).flat()
  expect(read(file(...many))).toEqual({ refused: 'This file has more than 5,000 entries.' })
})
