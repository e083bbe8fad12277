import { DEFAULT_STORE_HOURS } from '@xd/core/domain/hours/store-hours.ts'
import { describe, expect, test } from 'vitest'
import { changeDay, changeOf, copyDay, creationOf, modeOf, newDraft } from '#features/stores/store-draft.ts'

const MONDAY = 1
const monday = (week: readonly { hoursDayOfWeek: number }[]) => week.find((day) => day.hoursDayOfWeek === MONDAY)
const open = changeDay(DEFAULT_STORE_HOURS, MONDAY, { hoursIsOpen: true }, 'basic')

describe('the week of a store', () => {
  test('in basic mode, cutoff and auto-reply follow the closing', () => {
    const late = changeDay(open, MONDAY, { hoursCloseTime: '20:00' }, 'basic')
    expect(monday(late)).toMatchObject({
      hoursCloseTime: '20:00:00',
      hoursPaymentCutoffTime: '19:45:00',
      hoursAutoReplyTime: '20:00:00',
    })
    expect(modeOf(late)).toBe('basic')
  })

  test('in advanced mode, each time is its own', () => {
    const early = changeDay(open, MONDAY, { hoursPaymentCutoffTime: '16:00:00' }, 'advanced')
    expect(monday(early)).toMatchObject({ hoursCloseTime: '18:00:00', hoursPaymentCutoffTime: '16:00:00' })
    expect(modeOf(early)).toBe('advanced')
    expect(monday(changeDay(early, MONDAY, { hoursIsOpen: false }, 'basic'))).toMatchObject({
      hoursPaymentCutoffTime: '16:00:00',
    })
    expect(modeOf(changeDay(early, MONDAY, { hoursIsOpen: false }, 'basic'))).toBe('basic')
  })

  test('Basic keeps the times that Advanced set: they move along with the closing, on the changed day only', () => {
    const TUESDAY = 2
    const week = changeDay(open, TUESDAY, { hoursIsOpen: true, hoursAutoReplyTime: '17:30:00' }, 'advanced')
    const early = changeDay(week, MONDAY, { hoursPaymentCutoffTime: '16:00:00' }, 'advanced')
    const later = changeDay(early, MONDAY, { hoursOpenTime: '10:00:00' }, 'basic')
    expect(later.map(({ hoursOpenTime: _, ...day }) => day)).toEqual(early.map(({ hoursOpenTime: _, ...day }) => day))
    expect(monday(changeDay(early, MONDAY, { hoursCloseTime: '20:30:00' }, 'basic'))).toMatchObject({
      hoursPaymentCutoffTime: '18:30:00',
      hoursAutoReplyTime: '20:30:00',
    })
    const reopened = changeDay(
      changeDay(early, MONDAY, { hoursIsOpen: false }, 'basic'),
      MONDAY,
      { hoursIsOpen: true },
      'basic',
    )
    expect(reopened).toEqual(early)
  })

  test.each([
    ['weekdays', [1, 2, 3, 4, 5]],
    ['all', [0, 1, 2, 3, 4, 5, 6]],
  ] as const)('a day is copied to %s', (to, days) => {
    for (let from = 0; from < 7; from += 1) {
      const week = changeDay(DEFAULT_STORE_HOURS, from, { hoursIsOpen: true }, 'basic')
      const copied = copyDay(week, from, to).filter(({ hoursIsOpen }) => hoursIsOpen)
      expect(copied.map(({ hoursDayOfWeek }) => hoursDayOfWeek)).toEqual([...new Set([...days, from])].sort())
    }
  })
})

describe('the saved data', () => {
  const draft = { ...newDraft('America/Denver', '#1b6b3a'), storeName: 'Harbor' }

  test('for a change is only the difference', () => {
    expect(changeOf(draft, draft)).toEqual({})
    expect(changeOf({ ...draft, storePhone: '', storeName: 'Pier' }, { ...draft, storePhone: '303' })).toEqual({
      storeName: 'Pier',
      storePhone: '',
    })
  })

  test('for a new store omits empty fields', () => {
    const made = creationOf(draft)
    expect(made).toMatchObject({ storeName: 'Harbor', storeTimezone: 'America/Denver' })
    expect(Object.keys(made)).not.toContain('storeAbbr')
    // An empty reply sends none; an omitted one uses the product’s own.
    for (const name of ['autoReplyMessage', 'autoReplyMessageES'])
      expect(creationOf({ ...draft, [name]: '' })).toMatchObject({ [name]: '' })
  })
})
