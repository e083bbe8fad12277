import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { describe, expect, test } from 'vitest'
import { deviceName } from '#features/account/device-name.ts'
import { billWords } from '#features/add-ons/bill-words.ts'
import { waitingWords } from '#features/admin/company-words.ts'
import { messageRows } from '#features/reports/message-rows.ts'
import { barsByDay, duration, hourWords, percent, spanWords } from '#features/reports/report-words.ts'
import { sinceWords } from '#features/system-stats/words.ts'
import { bytesWords } from '#ui/text/bytes-words.ts'

test.each([
  [null, '–'],
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h 0 min'],
  [200, '3 h 20 min'],
  [1_439, '23 h 59 min'],
  [1_440, '1 d'],
  [1_499, '1 d'],
  [1_500, '1 d 1 h'],
  [3_120, '2 d 4 h'],
])('%s minutes are %s', (minutes, words) => {
  expect(duration(minutes)).toBe(words)
})

test.each([
  [0, '12 am'],
  [9, '9 am'],
  [11, '11 am'],
  [12, '12 pm'],
  [13, '1 pm'],
  [23, '11 pm'],
])('hour %s is %s', (hour, words) => {
  expect(hourWords(hour)).toBe(words)
})

test.each([
  ['2026-11-01', '2026-11-30', 'in the previous 30 days'],
  ['2026-11-29', '2026-11-30', 'in the previous 2 days'],
  ['2026-11-30', '2026-11-30', 'by this time last Monday'],
  ['2026-11-29', '2026-11-29', 'the Sunday before'],
])('%s to %s is compared with what was %s', (start, end, words) => {
  expect(spanWords({ start: asLocalDay(start), end: asLocalDay(end) }, asLocalDay('2026-11-30'))).toBe(words)
})

describe('days of a report', () => {
  const dayAt = (at: number) => new Date(Date.UTC(2026, 0, 31 + at)).toISOString().slice(0, 10)
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ day: dayAt(at), requested: { amount: 0.2 }, paid: { amount: 0.1 } }))

  test('are columns of their own, up to a hundred', () => {
    const { of, bars } = barsByDay(days(100))
    expect([of, bars.length, bars[0], bars[1]]).toEqual([
      'Day',
      100,
      { label: 'Jan 31', whole: 0.2, part: 0.1 },
      { label: 'Feb 1', whole: 0.2, part: 0.1 },
    ])
  })

  test('are added to months beyond', () => {
    expect(barsByDay(days(101))).toEqual({
      of: 'Month',
      bars: [
        { label: 'January 2026', whole: 0.2, part: 0.1 },
        { label: 'February 2026', whole: 5.6, part: 2.8 },
        { label: 'March 2026', whole: 6.2, part: 3.1 },
        { label: 'April 2026', whole: 6, part: 3 },
        { label: 'May 2026', whole: 2.2, part: 1.1 },
      ],
    })
  })
})

test('a message’s only template is beside it, several are rows of their own', () => {
  const of = (key: object, templates: readonly object[]) => ({
    ...{ batchStep: null, batchKind: null, jobID: null, messageTitle: 'Reminder', sent: 3, ...key },
    templates,
  })
  const [one, two] = [
    { templateID: 1, templateTitle: 'Short', sent: 1 },
    { templateID: null, templateTitle: 'Gone', sent: 2 },
  ]
  const rows = messageRows([
    of({ batchStep: 'due', batchKind: 'notice' }, [one]),
    of({ batchKind: 'notice', jobID: 4 }, []),
    of({ jobID: 4 }, [one, two]),
  ] as never)
  expect(
    rows.map(({ key, title, under, isTemplate, figures }) => [
      key,
      title,
      under,
      isTemplate,
      (figures as never as { sent: number }).sent,
    ]),
  ).toEqual([
    ['due', 'Reminder', 'Short', false, 3],
    ['notice', 'Reminder', null, false, 3],
    ['4', 'Reminder', null, false, 3],
    ['4/1', 'Short', null, true, 1],
    ['4/Gone', 'Gone', null, true, 2],
  ])
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [1_540, '1.5 KB'],
  [9_960, '10 KB'],
  [12_500, '13 KB'],
  [412_000_000, '412 MB'],
  [3_200_000_000, '3.2 GB'],
  [5e15, '5,000 TB'],
])('%s bytes are %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 Edg/120',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120 Safari/537.36 OPR/106', 'Opera on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/120 Safari/537.36', 'Chrome on Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari on iPad'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64) Firefox/121', 'Firefox on Linux'],
  ['Firefox/121', 'Firefox'],
  ['xd/2.0 Linux', 'Terminal or other program'],
  [null, 'Terminal or other program'],
])('a session of %s is one of %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test('a bill goes up, goes down, or stays', () => {
  expect([
    billWords(41007 as never, 42006 as never),
    billWords(42006 as never, 41007 as never, 'The'),
    billWords(41007 as never, 41007 as never),
    billWords(0 as never, 0 as never, 'The'),
  ]).toEqual([
    'Your monthly bill goes up by $9.99, to $420.06.',
    'The monthly bill goes down by $9.99, to $410.07.',
    'Your monthly bill stays at $410.07.',
    'The monthly bill stays at $0.00.',
  ])
})

test.each([
  [0, 0, 'No messages are overdue, so nothing sends right away.'],
  [1, 0, 'Overdue, so sent right away: 1 message.'],
  [0, 2, 'Overdue, so sent right away: 2 mailers.'],
  [3, 1, 'Overdue, so sent right away: 3 messages and 1 mailer.'],
])('after a suspension, %s messages and %s mailers: %s', (due, mailers, words) => {
  expect(waitingWords({ waiting: { due, mailers } } as never)).toBe(words)
})

test('what happened within five seconds happened just now', () => {
  expect([sinceWords(0, 4_999), sinceWords(0, 5_000), percent(0.5)]).toEqual(['just now', '5s ago', '50%'])
})
