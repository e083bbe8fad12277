import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { describe, expect, test } from 'vitest'
import {
  changed,
  contacted,
  contactPresets,
  dated,
  datePresets,
  rangeOf,
  ticketDue,
} from '#features/mailers/audience-draft.ts'

const [first, last] = [asLocalDay('2026-11-24'), asLocalDay('2026-11-30')]

describe('a mailer’s audience, chip by chip', () => {
  test('a removed condition is gone, not empty', () => {
    const both = changed({ label: 3 }, ticketDue({ start: first, end: last }))
    expect(both).toEqual({ label: 3, ticketDueStart: '2026-11-24', ticketDueEnd: '2026-11-30' })
    expect(changed(both, ticketDue({ start: null, end: null }))).toEqual({ label: 3 })
    expect(changed(both, { label: undefined })).not.toHaveProperty('label')
  })

  test('a span may be open', () => {
    expect(changed({}, contacted({ start: null, end: last }))).toEqual({ lastContactEnd: '2026-11-30' })
    expect(rangeOf(undefined, '2026-11-30')).toEqual({ start: null, end: last })
  })

  test('a custom date field needs both ends', () => {
    expect(dated('f_1', { start: first, end: null })).toEqual({
      customDate: { fieldID: 'f_1', start: first, end: first },
    })
    expect(
      changed({ customDate: { fieldID: 'f_1', start: first, end: last } }, dated('f_1', rangeOf(undefined, undefined))),
    ).toEqual({})
  })

  test('the next month of December is January', () => {
    expect(datePresets(asLocalDay('2026-12-31')).slice(2)).toEqual([
      ['This month', { start: '2026-12-01', end: '2026-12-31' }],
      ['Next month', { start: '2027-01-01', end: '2027-01-31' }],
    ])
  })

  test('“last” and “not in” are the two sides of the same day', () => {
    const ranges = new Map(contactPresets(asLocalDay('2026-11-23')))
    expect(ranges.get('Last 90 days')).toEqual({ start: '2026-08-26', end: null })
    expect(ranges.get('Not in 90 days')).toEqual({ start: null, end: '2026-08-25' })
    expect(ranges.get('Not in a year')).toEqual({ start: null, end: '2025-11-23' })
  })
})
