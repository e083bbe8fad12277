import { describe, expect, test } from 'vitest'
import {
  audienceFaults,
  type AudienceDays,
  draftFaults,
  missingParts,
  type WrittenJob,
} from '#domain/mailer/check-job.ts'
import { isOver, JOB_STATUSES, RUNNING_STATUSES } from '#domain/mailer/job-status.ts'
import { allowedRange, SENDING_RULES } from '#domain/mailer/sending-rules.ts'
import { CARD_NUMBER_UNSENT } from '#domain/text/card-number.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts'
import { jsonTable } from '../table.ts'

const NOW = Date.parse('2026-11-20T20:00:00Z')
const EMPTY: WrittenJob = {
  jobTitle: '',
  jobChannel: 'sms',
  jobBodyEN: '',
  jobBodyES: '',
  jobSubject: '',
  jobSubjectES: '',
  mediaCount: 0,
  jobScheduledAt: null,
}

describe('a draft', () => {
  interface Case {
    readonly what: string
    readonly job: Partial<WrittenJob>
    readonly faults?: Readonly<Record<string, string>>
    readonly missing: string[]
  }
  test.each(jsonTable<Case[]>('mailer/drafts.json'))('$what', ({ job, faults = {}, missing }) => {
    expect(draftFaults({ ...EMPTY, ...job }, NOW)).toEqual(faults)
    expect(Object.keys(missingParts({ ...EMPTY, ...job }))).toEqual(missing)
  })

  test.each([
    ['sms', 1_600, '1,601 characters, 1,600 at most'],
    ['email', 50_000, '50,001 characters, 50,000 at most'],
  ] as const)('of %s holds %i characters in each language', (jobChannel, most, said) => {
    for (const part of ['jobBodyEN', 'jobBodyES'] as const) {
      expect(draftFaults({ ...EMPTY, jobChannel, [part]: '😀'.repeat(most) }, NOW)).toEqual({})
      expect(draftFaults({ ...EMPTY, jobChannel, [part]: 'x'.repeat(most + 1) }, NOW)).toEqual({
        [part]: `The text is too long: ${said}.`,
      })
    }
  })

  test('with a card number in any part is never sent', () => {
    for (const part of ['jobBodyEN', 'jobBodyES', 'jobSubject', 'jobSubjectES'] as const)
      expect(draftFaults({ ...EMPTY, [part]: 'Pay with 4242 4242 4242 4242' }, NOW)).toEqual({
        [part]: CARD_NUMBER_UNSENT,
      })
  })

  test.each([
    ['now', 0, undefined],
    ['five minutes ago, while the form was sent', -5 * MINUTE_MS, undefined],
    ['longer ago', -5 * MINUTE_MS - 1, 'This time has passed. Choose a later one.'],
    ['a year ahead', 366 * DAY_MS, undefined],
    ['further ahead', 366 * DAY_MS + 1, 'Choose a time within a year.'],
  ])('scheduled for %s', (_, from, fault) =>
    expect(draftFaults({ ...EMPTY, jobScheduledAt: NOW + from }, NOW).jobScheduledAt).toBe(fault),
  )
})

describe('the days that choose the audience', () => {
  interface Case {
    readonly days: AudienceDays
    readonly faults: Readonly<Record<string, string>>
  }
  test.each(jsonTable<Case[]>('mailer/audience-days.json'))('$days', ({ days, faults }) =>
    expect(audienceFaults(days)).toEqual(faults),
  )
})

test('a mailer is over, running, or still to begin', () => {
  expect(JOB_STATUSES.filter(isOver)).toEqual(['finished', 'canceled'])
  expect(JOB_STATUSES.filter((status) => !isOver(status) && !RUNNING_STATUSES.some((one) => one === status))).toEqual([
    'draft',
    'scheduled',
  ])
})

test.each([
  ['companySegmentsPerMinute', 'From 1 to 6,000'],
  ['companySegmentsPerDay', 'From 1 to 1,000,000'],
  ['companyMailerGapDays', 'From 0 to 365'],
] as const)('%s is allowed: %s', (limit, range) => expect(allowedRange(limit)).toBe(range))

test('a configured figure has a minimum and a maximum', () => {
  for (const { least, most } of Object.values(SENDING_RULES)) expect(least).toBeLessThan(most)
})
