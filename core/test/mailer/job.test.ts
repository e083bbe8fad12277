import { describe, expect, test } from 'vitest'
import { type Addressee, exclusionOf } from '#domain/mailer/audience.ts'
import { mayJudge, reasonToPause } from '#domain/mailer/auto-pause.ts'
import { isWithin } from '#domain/mailer/custom-date.ts'
import { endOf } from '#domain/mailer/ends-at.ts'
import { type JobStatus, type MailerAct, mailerCan } from '#domain/mailer/job-status.ts'
import { limitsOf, nextCarrierDay, slowed } from '#domain/mailer/limits.ts'
import { withOptOutLine } from '#domain/mailer/opt-out-line.ts'
import { type RecipientState, stateAfterReply, stateAfterReport } from '#domain/mailer/recipient-state.ts'
import { wordWarnings } from '#domain/mailer/refused-words.ts'
import { isGsm7 } from '#domain/message/segments.ts'
import type { MessageStatus } from '#domain/message/status.ts'
import { csvTable, jsonTable } from '../table.ts'

const ACTS = ['change', 'delete', 'force', 'pause', 'resume', 'cancel'] as const satisfies MailerAct[]

test.each(csvTable<'status' | MailerAct>('mailer/can.csv'))('the actions a mailer allows: $status', (row) => {
  for (const act of ACTS) expect([act, mailerCan(act, row.status as JobStatus).ok]).toEqual([act, row[act] === 'yes'])
})

test('a refusal names the status', () => {
  expect(mailerCan('pause', 'preparing')).toEqual({
    ok: false,
    reason: 'This mailer is being prepared. It can’t be paused.',
  })
})

test.each(csvTable<'state' | 'heard' | 'after'>('mailer/recipient_states.csv'))(
  'a recipient who is $state, after $heard',
  ({ state, heard, after }) => {
    const from = state as RecipientState
    const next =
      heard === 'reply' || heard === 'stop'
        ? stateAfterReply(from, heard === 'stop')
        : stateAfterReport(from, heard as MessageStatus)
    expect(next).toBe(after)
  },
)

test.each(csvTable<'who' | 'channel' | 'reason'>('mailer/exclusions.csv'))(
  'customers a mailer leaves out: "$who" by $channel',
  ({ who, channel, reason }) => {
    const is = (what: string) => who.split(';').includes(what)
    const addressee: Addressee = {
      channel: channel as 'sms',
      phone: is('no phone') ? '' : '+12135550101',
      phoneValid: !is('bad phone'),
      email: is('no email') ? null : 'ana@example.com',
      optedOut: is('stopped'),
      blocked: is('blocked'),
      asked: is('asked to stop'),
      erased: is('erased'),
      marketing: is('withdrawn') ? false : is('agreed') ? true : null,
      consentNeeded: is('consent needed'),
      recent: is('recent'),
      unreachable: is('unreachable'),
      hasStore: !is('no store'),
      neverOpen: is('never open'),
    }
    expect(exclusionOf(addressee)).toBe(reason === '' ? null : reason)
  },
)

test.each(csvTable<'date' | 'start' | 'end' | 'yearly' | 'within'>('mailer/custom_dates.csv'))(
  '$date between $start and $end, yearly: $yearly',
  ({ date, start, end, yearly, within }) => {
    expect(isWithin(date, { start, end, isYearly: yearly === 'yes' })).toBe(within === 'yes')
  },
)

test.each(jsonTable<{ text: string; words: string[][] }[]>('mailer/refused_words.json'))(
  'words that carriers filter: $text',
  ({ text, words }) => {
    expect(wordWarnings([text]).map((warning) => warning.words)).toEqual(words)
  },
)

describe('a mailer pauses automatically', () => {
  const outcomes = (...parts: [number, string][]) =>
    parts.flatMap(([times, state]) => Array.from({ length: times }, () => ({ state })))

  test.each([
    ['5 of the last 50 failed', outcomes([5, 'failed'], [45, 'delivered']), 'failures'],
    ['4 of the last 50 failed', outcomes([4, 'failed'], [46, 'delivered']), undefined],
    ['all of the first 49 failed', outcomes([49, 'failed']), undefined],
    ['old failures are forgotten', outcomes([50, 'delivered'], [50, 'failed']), undefined],
    ['3 of the last 100 opted out', outcomes([3, 'opted_out'], [97, 'delivered']), 'stops'],
    ['2 of the last 100 opted out', outcomes([2, 'opted_out'], [98, 'delivered']), undefined],
    ['3 of the first 99 opted out', outcomes([3, 'opted_out'], [96, 'delivered']), undefined],
  ])('%s', (_, latest, reason) => {
    expect(reasonToPause(latest)).toBe(reason)
  })

  test('once 50 outcomes are known, however many are on their way', () => {
    expect(mayJudge({ sent: 400, sending: 150, delivered: 40, failed: 9 })).toBe(false)
    expect(mayJudge({ delivered: 20, failed: 10, replied: 10, opted_out: 10 })).toBe(true)
  })
})

describe('the opt-out line', () => {
  test('is below the text, in its language, within the GSM alphabet', () => {
    expect(withOptOutLine('Hello ', 'en', false)).toBe('Hello\nReply STOP to opt out.')
    expect(withOptOutLine('Hola', 'es', false)).toBe('Hola\nResponda ALTO para darse de baja.')
    expect(isGsm7(withOptOutLine('Hola', 'es', false))).toBe(true)
  })
  test('is omitted for people who know it', () => {
    expect(withOptOutLine('Hello', 'en', true)).toBe('Hello')
    expect(withOptOutLine('Text STOP to end', 'en', false)).toBe('Text STOP to end')
    expect(withOptOutLine('Don’t STOPPER', 'en', false)).toContain('Reply STOP')
  })
})

describe('the forecast', () => {
  const LOS_ANGELES = { storeTimezone: 'America/Los_Angeles' }
  const at = (iso: string) => Date.parse(iso)
  const iso = (ms: number | null) => ms && new Date(ms).toISOString()

  test('2,270 segments under a cap of 2,000 a day end on the second morning', () => {
    const { days, endsAt } = endOf(
      [{ who: LOS_ANGELES, segments: 2_270 }],
      { segmentsPerMinute: 75, segmentsPerDay: 2_000 },
      at('2026-06-01T17:00:00Z'),
    )
    expect([days, iso(endsAt)]).toEqual([2, '2026-06-02T16:04:00.000Z'])
  })

  test('a send that begins at night waits for the morning, each state for its own', () => {
    const groups = [
      { who: { ...LOS_ANGELES, phoneState: 'NY', homeState: 'NY' }, segments: 9 },
      { who: { ...LOS_ANGELES, phoneState: 'CA', homeState: 'CA' }, segments: 9 },
    ]
    const { endsAt } = endOf(groups, { segmentsPerMinute: 60 }, at('2026-06-01T05:00:00Z'))
    expect(iso(endsAt)).toBe('2026-06-01T16:00:10.000Z')
  })

  test.each([
    ['at 8:59 waits until nine', '2026-06-01T15:59:00Z', 54, 1, '2026-06-01T16:01:00.000Z'],
    ['at 3:07 at night counts one day', '2026-06-01T10:07:00Z', 54, 1, '2026-06-01T16:01:00.000Z'],
    ['a minute before closing may go on for its quarter of an hour', '2026-06-02T02:59:00Z', 54, 1, '2026-06-02T03:00:00.000Z'],
    ['at closing waits until the morning', '2026-06-02T03:00:00Z', 54, 1, '2026-06-02T16:01:00.000Z'],
    ['a quarter before closing leaves the rest for the morning', '2026-06-02T02:45:00Z', 54 * 15 + 54, 2, '2026-06-02T16:01:00.000Z'],
  ])('a send that begins %s', (_, begins, segments, days, endsAt) => {
    const ending = endOf([{ who: LOS_ANGELES, segments }], { segmentsPerMinute: 60 }, at(begins))
    expect([ending.days, iso(ending.endsAt)]).toEqual([days, endsAt])
  }) // prettier-ignore

  test('when the day’s segments are used up, the rest waits for the carriers’ midnight and then for the morning', () => {
    const ending = (segments: number, isQuietBound: boolean) => {
      const limits = { segmentsPerMinute: 60, segmentsPerDay: 54 }
      const { days, endsAt } = endOf([{ who: LOS_ANGELES, segments }], limits, at('2026-06-01T17:07:00Z'), isQuietBound)
      return [days, iso(endsAt)]
    }
    const oneLeft = { segmentsPerMinute: 60, segmentsPerDay: 811 }
    expect(iso(endOf([{ who: LOS_ANGELES, segments: 811 }], oneLeft, at('2026-06-01T17:00:00Z')).endsAt)).toBe(
      '2026-06-01T17:15:01.112Z',
    )
    expect(ending(54, true)).toEqual([1, '2026-06-01T17:08:00.000Z'])
    expect(ending(55, true)).toEqual([2, '2026-06-02T16:00:01.112Z'])
    expect(ending(108, false)).toEqual([2, '2026-06-02T07:01:00.000Z'])
    expect(ending(109, false)).toEqual([3, '2026-06-03T07:00:01.112Z'])
  })

  test('emails are sent at any hour, an empty list takes no time, and more than a year has no end', () => {
    const night = at('2026-06-01T08:00:00Z')
    const groups = [{ who: LOS_ANGELES, segments: 54 }]
    expect(iso(endOf(groups, { segmentsPerMinute: 60 }, night, false).endsAt)).toBe('2026-06-01T08:01:00.000Z')
    expect(endOf([], { segmentsPerMinute: 60 }, night)).toEqual({ days: 0, endsAt: null })
    expect(endOf([{ who: LOS_ANGELES, segments: 0 }], { segmentsPerMinute: 60 }, night).days).toBe(0)
    expect(
      endOf([{ who: LOS_ANGELES, segments: 1e6 }], { segmentsPerMinute: 1, segmentsPerDay: 10 }, night).endsAt,
    ).toBeNull()
  })
})

test('a company that the carriers do not know gets the lowest limits; a mailer may be slower, never faster', () => {
  const unknown = { companySegmentsPerMinute: null, companySegmentsPerDay: null }
  expect(limitsOf('sms', unknown)).toEqual({ segmentsPerMinute: 75, segmentsPerDay: 2_000 })
  expect(limitsOf('email', unknown).segmentsPerDay).toBeUndefined()
  expect(slowed({ segmentsPerMinute: 75 }, 10).segmentsPerMinute).toBe(10)
  expect(slowed({ segmentsPerMinute: 75 }, 100).segmentsPerMinute).toBe(75)
  expect(new Date(nextCarrierDay(Date.parse('2026-03-08T09:30:00Z'))).toISOString()).toBe('2026-03-09T07:00:00.000Z')
})
