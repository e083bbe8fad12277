import { expect, test } from 'vitest'
import { endsNextDay, isSimple, movedHours, simpleHours } from '#domain/hours/simple-hours.ts'

const day = { hoursDayOfWeek: 1, hoursIsOpen: true, ...simpleHours('09:00:00', '18:00:00') }
const own = { ...day, hoursPaymentCutoffTime: '17:00:00', hoursAutoReplyTime: '18:30:00' }

test('basic hours take payments until a quarter of an hour before closing, and answer from then on', () => {
  expect(day).toEqual({
    hoursDayOfWeek: 1,
    hoursIsOpen: true,
    hoursOpenTime: '09:00:00',
    hoursCloseTime: '18:00:00',
    hoursPaymentCutoffTime: '17:45:00',
    hoursAutoReplyTime: '18:00:00',
  })
  expect(
    [day, own, { ...day, hoursAutoReplyTime: '18:30' }, { ...day, hoursPaymentCutoffTime: '17:44' }].map(isSimple),
  ).toEqual([true, false, false, false])
})

test.each([
  [
    'basic hours follow their closing',
    day,
    { hoursCloseTime: '20:00:00' },
    ['09:00:00', '20:00:00', '19:45:00', '20:00:00'],
  ],
  ['basic hours open later', day, { hoursOpenTime: '10:00:00' }, ['10:00:00', '18:00:00', '17:45:00', '18:00:00']],
  [
    'own hours keep their distance',
    own,
    { hoursCloseTime: '20:00:00' },
    ['09:00:00', '20:00:00', '19:00:00', '20:30:00'],
  ],
  ['own hours keep it backward', own, { hoursCloseTime: '17:15:00' }, ['09:00:00', '17:15:00', '16:15:00', '17:45:00']],
  ['own hours open later', own, { hoursOpenTime: '10:00:00' }, ['10:00:00', '18:00:00', '17:00:00', '18:30:00']],
])('%s', (_, before, change, [open, close, cutoff, reply]) =>
  expect(movedHours(before, change)).toEqual({
    hoursDayOfWeek: 1,
    hoursIsOpen: true,
    hoursOpenTime: open,
    hoursCloseTime: close,
    hoursPaymentCutoffTime: cutoff,
    hoursAutoReplyTime: reply,
  }),
)

test.each([
  ['18:00', '02:00', true],
  ['09:00', '09:00', true],
  ['09:00', '09:01', false],
])('from %s to %s ends on the next day: %s', (hoursOpenTime, hoursCloseTime, ends) =>
  expect(endsNextDay({ hoursOpenTime, hoursCloseTime })).toBe(ends),
)
