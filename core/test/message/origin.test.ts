import { describe, expect, test } from 'vitest'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { extrasOf } from '#domain/message/extras.ts'
import { goesInBulk, MESSAGE_ORIGINS } from '#domain/message/origin.ts'

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
