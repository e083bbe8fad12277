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

  test('has the day of its change in its name, where the file has that change alone', () => {
    const lines = ['SUMMARY:Count, late', 'RECURRENCE-ID;VALUE=DATE:20260601', 'DTSTART;VALUE=DATE:20260602']
    expect(read(file(...event(lines))).entries).toMatchObject([{ uid: '1/2026-06-01', itemDateStart: '2026-06-02' }])
  })

  test('without a name of its own is named by its title and dates, and a longer name is shortened', () => {
    const bare = (title: string) => ['BEGIN:VEVENT', `SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20260601', 'END:VEVENT']
    const found = read(file(...bare('Fair'), ...bare('Sale'), ...bare('Fair')))
    expect(found.entries.map(({ uid }) => uid)).toEqual(['Fair/2026-06-01/2026-06-01', 'Sale/2026-06-01/2026-06-01'])
    expect(found.problems).toEqual([{ title: 'Fair', sentence: 'This event is in the file twice.' }])
    const long = read(file(...event(['DTSTART;VALUE=DATE:20260601'], 'x'.repeat(1_200))))
    expect(long.entries.map(({ uid }) => uid)).toEqual(['x'.repeat(1_000)])
  })

  test('counts as repeated only if it became several entries', () => {
    const weeks = (count: number) => ['DTSTART;VALUE=DATE:20260601', `RRULE:FREQ=WEEKLY;COUNT=${count}`]
    const found = read(file(...event(weeks(1)), ...event(weeks(2), '2'), ...event(weeks(3), '3')))
    expect([found.entries.length, found.unrolled]).toEqual([6, 2])
  })

  test('in a zone of the file has its summer and its winter', () => {
    const change = (part: string, month: number, from: string, to: string) => [
      ...[`BEGIN:${part}`, `DTSTART:2020${String(month).padStart(2, '0')}01T000000`],
      ...[`RRULE:FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=1`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${part}`],
    ]
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Two Times', ...change('STANDARD', 11, '+0400', '+0300')],
      ...[...change('DAYLIGHT', 4, '+0300', '+0400'), 'END:VTIMEZONE'],
    ]
    const at = (day: string, uid: string) => event([`DTSTART;TZID=Two Times:${day}T120000`], uid)
    const { entries } = read(file(...zone, ...at('20260701', '1'), ...at('20261201', '2')))
    expect(entries.map(({ itemDateStart }) => itemDateStart)).toEqual(['2026-07-01T01:00', '2026-12-01T01:00'])
  })

  test('of a series keeps its own title, at most 200 characters of it', () => {
    const series = event(['SUMMARY:Count', 'DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=WEEKLY;COUNT=2'])
    const changed = ['RECURRENCE-ID;VALUE=DATE:20260608', 'DTSTART;VALUE=DATE:20260609', `SUMMARY:${'y'.repeat(201)}`]
    const { entries } = read(file(...series, ...event(changed)))
    expect(entries.map(({ itemTitle }) => itemTitle)).toEqual(['Count', 'y'.repeat(200)])
  })

  test('with a long title is shortened and reported', () => {
    const found = read(file(...event([`SUMMARY:${'x'.repeat(300)}`, 'DTSTART;VALUE=DATE:20260601'])))
    expect(found.entries[0]!.itemTitle).toHaveLength(200)
    expect(found.problems[0]!.sentence).toBe('The title was cut off after 200 characters.')
    const whole = read(file(...event([`SUMMARY:${'x'.repeat(200)}`, 'DTSTART;VALUE=DATE:20260601'])))
    expect([whole.entries[0]!.itemTitle.length, whole.problems]).toEqual([200, []])
  })

  test('on 400 dates is imported, and on 401 is not', () => {
    const dates = (count: number) =>
      Array.from({ length: count }, (_, hour) =>
        new Date(Date.UTC(2026, 4, 12, hour)).toISOString().replaceAll(/[-:]/g, '').slice(0, 15),
      ).join()
    const on = (count: number) => read(file(...event(['DTSTART:20260511T000000', `RDATE:${dates(count - 1)}`])))
    expect([on(400).entries.length, on(400).problems]).toEqual([400, []])
    expect(on(401).problems.map(({ sentence }) => sentence)).toEqual([
      'This event repeats more than 400 times within a year.',
    ])
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
  ['a mark of its encoding before it', `\uFEFF${file(...event(['DTSTART:20260601T120000']))}`, 1],
  [
    'another version of something else',
    file('X-VERSION:1.0', 'VERSION:1.0.1', ...event(['DTSTART:20260601T120000'])),
    1,
  ],
  [
    '5,000 entries',
    file(...Array.from({ length: 5000 }, (_, i) => event(['DTSTART:20260601T120000'], `${i}`)).flat()),
    5000,
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

test('the old format is known by its version, with blanks after it', () => {
  expect(read('BEGIN:VCALENDAR\r\nVERSION:1.0 \r\nEND:VCALENDAR\r\n').refused).toContain('vCalendar 1.0')
})

test('an event that cannot be read is named by its title, at most 200 characters of it', () => {
  const long = read(file(...event([`SUMMARY;LANGUAGE=en:${'z'.repeat(201)}`, 'DTSTART'])))
  expect(long.problems).toEqual([{ title: 'z'.repeat(200), sentence: 'This event is damaged.' }])
  expect(read(file(...event(['nonsense', 'DTSTART'], '2'))).problems).toEqual([
    { title: 'Untitled', sentence: 'This event is damaged.' },
  ])
})

test('an event that its calendar ends in does not cost the others', () => {
  const found = read(
    file(...event(['SUMMARY:Whole', 'DTSTART:20260601T120000']), 'BEGIN:VEVENT', 'SUMMARY:Odd', 'DTSTART'),
  )
  expect(found.entries.map(({ itemTitle }) => itemTitle)).toEqual(['Whole'])
  expect(found.problems).toEqual([{ title: 'Odd', sentence: 'This event is damaged.' }])
})

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

const standard = (...more: readonly string[]) => [
  ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', ...more, 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD'],
]
test.each([
  ['changes once a year', ['TZID:Odd Zone', ...standard('RRULE:FREQ=YEARLY')], '2026-05-11T02:00'],
  ['changes by a rule that nobody knows', ['TZID:Odd Zone', ...standard('RRULE:FREQ=NEVER')], undefined],
  ['changes no times', ['TZID:Odd Zone', ...standard('RRULE:FREQ=YEARLY;COUNT=0')], undefined],
  ['changes every month', ['TZID:Odd Zone', ...standard('RRULE:FREQ=MONTHLY')], undefined],
  [
    'changes on a day that never comes',
    ['TZID:Odd Zone', ...standard('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')],
    undefined,
  ],
  ['has no name', standard(), undefined],
])('a zone of the file that %s', (_, zone, start) => {
  const call = event(['DTSTART;TZID=Odd Zone:20260511T120000'])
  const found = read(file('BEGIN:VTIMEZONE', ...zone, 'END:VTIMEZONE', ...call))
  expect(found.entries.map(({ itemDateStart }) => itemDateStart)).toEqual(start === undefined ? [] : [start])
  const problems = start === undefined ? ['The time zone is unknown.'] : []
  expect(found.problems.map(({ sentence }) => sentence)).toEqual(problems)
})

test('a known time zone is used by our rules, whatever the file says about it', () => {
  const call = event(['DTSTART;TZID=America/New_York:20260511T120000'])
  const { entries } = read(file('BEGIN:VTIMEZONE', 'TZID:America/New_York', ...standard(), 'END:VTIMEZONE', ...call))
  expect(entries.map(({ itemDateStart }) => itemDateStart)).toEqual(['2026-05-11T09:00'])
})

test('a file in small letters is read as well', () => {
  const lines = ['begin:vevent', 'uid:1', 'dtstart;value=date:20260601', 'summary:Fair', 'end:vevent']
  const { entries } = read(['begin:vcalendar', 'version:2.0', ...lines, 'end:vcalendar', ''].join('\r\n'))
  expect(entries).toMatchObject([{ itemTitle: 'Fair', itemDateStart: '2026-06-01' }])
})
