import { describe, expect, test } from 'vitest'
import {
  draftLike,
  draftOf,
  faultsOf,
  type MailerDraft,
  newDraft,
  serverFaults,
  timeOf,
  toSave,
} from '#features/mailers/mailer-draft.ts'
import { RATE_MAX } from '@xd/core/domain/mailer/job-limits.ts'
import { JOB } from './sample.ts'

const PACIFIC = 'America/Los_Angeles'
const now = Date.parse('2026-11-23T18:00:00Z')
const scheduled = { ...JOB, jobScheduledAt: '2026-11-24T18:00:00.000Z' }
const ready: MailerDraft = { ...newDraft('last'), title: 'Sale', bodyEN: 'All chains are 15% off' }

describe('a mailer while it is written', () => {
  test('is saved as it was loaded, its time by the clock of its store', () => {
    const draft = draftOf(scheduled, PACIFIC)
    expect(draft).toMatchObject({ when: 'at', at: '2026-11-24T10:00', rate: '60' })
    expect(toSave(draft, 12, timeOf(draft, PACIFIC, now))).toEqual({
      jobID: 12,
      jobTitle: 'November thank-you',
      jobChannel: 'sms',
      jobBodyEN: JOB.jobBodyEN,
      jobBodyES: JOB.jobBodyES,
      jobSubject: '',
      jobSubjectES: '',
      jobMedia: [],
      jobLabels: [7],
      jobStoreID: 'last',
      jobAudience: { label: 3 },
      jobScheduledAt: scheduled.jobScheduledAt,
      jobRate: 60,
    })
  })

  test('a copy has the same text and audience, and no time', () => {
    expect(draftLike(scheduled, PACIFIC)).toMatchObject({
      title: 'November thank-you (copy)',
      audience: { label: 3 },
      when: 'now',
      at: '',
    })
  })

  test('a text has no subject, even if one was typed for an email', () => {
    expect(toSave({ ...ready, subject: 'Sale' }, null, null)).toMatchObject({ jobSubject: '', jobScheduledAt: null })
    expect(toSave({ ...ready, channel: 'email', subject: 'Sale' }, null, null)).toMatchObject({ jobSubject: 'Sale' })
  })

  test('an email has a subject in each language', () => {
    const email = { ...JOB, jobChannel: 'email', jobSubject: 'Sale', jobSubjectES: 'Oferta' } as const
    const draft = draftOf(email, PACIFIC)
    expect(draft).toMatchObject({ subject: 'Sale', subjectES: 'Oferta' })
    expect(toSave(draft, 12, null)).toMatchObject({ jobSubject: 'Sale', jobSubjectES: 'Oferta' })
  })

  test('now means when it is sent, not when it was written', () => {
    expect(timeOf(ready, PACIFIC, now)).toBe(now)
    expect(timeOf({ ...ready, when: 'at' }, PACIFIC, now)).toBeNull()
  })
})

const FAULTS: readonly (readonly [what: string, part: Partial<MailerDraft>, field: string, sentence: RegExp])[] = [
  ['no title', { title: ' ' }, 'jobTitle', /title/],
  ['no text', { bodyEN: '' }, 'jobBodyEN', /Write the message/],
  ['no subject', { channel: 'email' }, 'jobSubject', /subject/],
  ['a token that nothing fills', { bodyES: 'Hola [NOMBRE]' }, 'jobBodyES', /\[NOMBRE\]/],
  ['no time', { when: 'at' }, 'jobScheduledAt', /Choose when/],
  ['a time that has passed', { when: 'at', at: '2026-11-20T10:00' }, 'jobScheduledAt', /passed/],
  ['a rate of none', { rate: '0' }, 'jobRate', /From 1/],
  ['a rate in words', { rate: 'fast' }, 'jobRate', /From 1/],
  [
    'days in the wrong order',
    { audience: { ticketDueStart: '2026-11-30', ticketDueEnd: '2026-11-24' } },
    'jobAudience.ticketDueEnd',
    /before the first/,
  ],
]

describe('the faults that keep a mailer from being sent', () => {
  test.each(FAULTS)('%s', (_, part, field, sentence) => {
    expect(faultsOf({ ...ready, ...part }, PACIFIC, now, true)[field]).toMatch(sentence)
  })

  test('nothing, once it is complete', () => {
    expect(faultsOf(ready, PACIFIC, now, true)).toEqual({})
  })

  test('a draft may lack anything, and its time may have passed', () => {
    expect(faultsOf(newDraft('last'), PACIFIC, now, false)).toEqual({})
    expect(faultsOf({ ...ready, when: 'at', at: '2026-11-20T10:00' }, PACIFIC, now, false)).toEqual({})
  })

  test.each([
    ['1', true],
    [String(RATE_MAX), true],
    [String(RATE_MAX + 1), false],
  ])('a rate of %s a minute is allowed: %s', (rate, ok) => {
    expect('jobRate' in faultsOf({ ...ready, rate }, PACIFIC, now, true)).toBe(!ok)
    expect(toSave({ ...ready, rate }, null, null).jobRate).toBe(ok ? Number(rate) : null)
  })

  test('the server’s sentences appear at the same fields', () => {
    expect(serverFaults({ 'job.jobBodyEN': 'Too long' })).toEqual({ jobBodyEN: 'Too long' })
  })
})
