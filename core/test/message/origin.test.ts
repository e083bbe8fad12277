import { describe, expect, test } from 'vitest'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { extrasOf } from '#domain/message/extras.ts'
import { goesInBulk, heedsQuietHours, MESSAGE_ORIGINS, originOf } from '#domain/message/origin.ts'
import { isStopReason } from '#domain/message/schedule.ts'
import { type Purpose, WITHDRAWAL_TABLE } from '#domain/message/withdrawals.table.ts'

test('mailers and notices are bulk messages; a person’s own message never is', () => {
  expect(MESSAGE_ORIGINS.filter(goesInBulk)).toEqual(['mailer', 'notice'])
  expect(goesInBulk(null)).toBe(false)
})

describe('the extras needed to send', () => {
  test.each([
    ['sms', false, false, []],
    ['sms', true, false, ['mms']],
    ['sms', false, true, ['inboxscheduler']],
    ['sms', true, true, ['mms', 'inboxscheduler']],
    ['email', false, false, ['email']],
    ['email', true, false, ['email']],
    ['email', true, true, ['email', 'inboxscheduler']],
    ['web', true, false, []],
    ['web', false, true, ['inboxscheduler']],
  ] as const)('%s with pictures %s, later %s: %j', (channel, pictures, later, features) =>
    expect(extrasOf({ channel, pictures, later })).toEqual(features),
  )
  test('text alone, at once, by text or in the bubble: nothing', () =>
    expect(
      MESSAGE_CHANNELS.filter((channel) => extrasOf({ channel, pictures: false, later: false }).length === 0),
    ).toEqual(['sms', 'web']))
})

test('where a message of each purpose comes from, and whether it waits for the morning', () => {
  const purposes = Object.keys(WITHDRAWAL_TABLE) as Purpose[]
  const origins = purposes.flatMap((purpose) => {
    const origin = originOf(purpose)
    return origin === null ? [] : [[purpose, `${origin}${heedsQuietHours(origin) ? ', by day' : ''}`]]
  })
  expect(Object.fromEntries(origins)).toEqual({
    mailer: 'mailer, by day',
    notice: 'notice, by day',
    'required-notice': 'notice, by day',
    reminder: 'reminder, by day',
    schedule: 'schedule, by day',
    self: 'self',
    review: 'review',
  })
  expect(heedsQuietHours(null)).toBe(false)
})

test('why a scheduled message was stopped', () =>
  expect(['replied', 'channel_off', 'tired', ''].map(isStopReason)).toEqual([true, true, false, false]))
