import { expect, test } from 'vitest'
import { CONVERSATION_FLAGS, isConversationFlag } from '#domain/conversation/flags.ts'
import { statusAfterInbound } from '#domain/conversation/status.ts'

test('there are nine flags', () => {
  expect(CONVERSATION_FLAGS).toEqual([
    'none',
    'star',
    'bolt',
    'flag',
    'tag',
    'thumbtack',
    'paperclip',
    'radiation',
    'bomb',
  ])
  expect(isConversationFlag('any')).toBe(false)
})

test.each([
  ['archived', false, 'active'],
  ['archived', true, 'archived'],
  ['active', false, 'active'],
  ['active', true, 'active'],
] as const)('%s, blocked %s: after an inbound message %s', (status, blocked, after) => {
  expect(statusAfterInbound(status, { blocked })).toBe(after)
})
