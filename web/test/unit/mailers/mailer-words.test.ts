import { describe, expect, test } from 'vitest'
import { arrived, gone, included, left, shareOf, spokenShare, whenOf } from '#features/mailers/mailer-words.ts'
import { byHours } from '#features/mailers/quiet-words.ts'
import { moment } from '#ui/text/moment.ts'
import { JOB } from './sample.ts'

const counts = {
  total: 1_310,
  excluded: 106,
  waiting: 700,
  held: 4,
  sending: 3,
  sent: 97,
  delivered: 350,
  failed: 20,
  replied: 25,
  optedOut: 5,
  canceled: 0,
}
const job = { ...JOB, jobStatus: 'sending' as const, counts }
const heard = (done: number, state = 'sending') => ({
  processID: 'mailer/12',
  processKind: 'mailer' as const,
  done,
  total: 1_204,
  state,
})

describe('a mailer’s progress', () => {
  test('everyone who is not left out has been sent to, or is still waiting', () => {
    expect(included(counts)).toBe(1_204)
    expect(gone(counts) + left(counts)).toBe(included(counts))
    expect(gone({ ...counts, canceled: 100, waiting: 600 })).toBe(gone(counts))
    expect(arrived(counts)).toBe(380)
  })

  test('the newest report counts, or its counts if there is no report in this state', () => {
    expect(shareOf(job, heard(900))).toMatchObject({ done: 900, total: 1_204 })
    expect(shareOf(job)).toEqual({ done: 500, total: 1_204 })
    expect(shareOf(job, heard(80, 'preparing'))).toEqual({ done: 500, total: 1_204 })
  })

  test.each([
    [0, 300, undefined],
    [300, 301, '301 of 1,204 sent'],
    [301, 601, undefined],
    [301, 602, '602 of 1,204 sent'],
    [1_203, 1_204, '1,204 of 1,204 sent'],
    [602, 301, undefined],
  ])('from %d to %d: only quarters are announced', (before, now, said) => {
    expect(spokenShare(heard(before), heard(now))).toBe(said)
  })

  test('an empty list says nothing', () => {
    expect(spokenShare({ done: 0, total: 0 }, { done: 0, total: 0 })).toBeUndefined()
  })
})

describe('when', () => {
  const now = Date.parse('2026-11-23T18:00:00Z')

  test.each([
    ['2026-11-24T18:00:00Z', 'Nov 24, 10:00 AM PT'],
    ['2025-11-24T18:00:00Z', 'Nov 24, 2025, 10:00 AM PT'],
  ])('%s by the store’s clock', (at, words) => {
    expect(moment(Date.parse(at), now, 'America/Los_Angeles')).toBe(words)
  })

  test('the date that matters in its state', () => {
    expect(whenOf(JOB)).toEqual({ words: 'Changed', at: JOB.jobStatusDate })
    const at = '2026-11-24T18:00:00.000Z'
    expect(whenOf({ ...JOB, jobStatus: 'scheduled', jobScheduledAt: at })).toEqual({ words: 'Sends', at })
    expect(whenOf({ ...JOB, jobStatus: 'finished' })).toEqual({ words: 'Finished', at: JOB.jobStatusDate })
  })

  test('states with the same hours are grouped, those with most people first', () => {
    const at = (state: string | null, from: number | null, to: number | null, recipients: number) => ({
      state,
      from,
      to,
      recipients,
    })
    const five = ['CA', 'IL', 'CO', 'FL', null].map((state) => at(state, 9, 20, 10))
    expect(byHours([at('AL', null, null, 2), ...five, at('TX', 12, 20, 3)])).toEqual([
      { hours: '9:00 AM to 8:00 PM', states: 'CA, IL, CO, FL and 1 more', recipients: 50 },
      { hours: '12:00 PM to 8:00 PM', states: 'TX', recipients: 3 },
      { hours: 'Not that day', states: 'AL', recipients: 2 },
    ])
  })
})
