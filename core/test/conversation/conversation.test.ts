import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONVERSATION_FLAGS, isConversationFlag } from '#domain/conversation/flags.ts'
import { isConversationStatus, statusAfterInbound } from '#domain/conversation/status.ts'
import { type WaitingMessage, waitingMs, waitingSince } from '#domain/conversation/waiting.ts'

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
  expect(isConversationStatus('all')).toBe(false)
})

describe('waiting', () => {
  const inbound = (messageDate: number, automatic = false): WaitingMessage => ({
    messageDirection: 'in',
    messageDate,
    automatic,
  })
  const outbound = (messageDate: number, automatic = false): WaitingMessage => ({
    messageDirection: 'out',
    messageDate,
    automatic,
  })

  test.each([
    ['nothing', [], undefined],
    ['a question', [inbound(10)], 10],
    ['two questions wait since the first', [inbound(10), inbound(20)], 10],
    ['an answered question', [inbound(10), outbound(20)], undefined],
    ['asked again after the answer', [inbound(10), outbound(20), inbound(30)], 30],
    ['an automatic reply is no answer', [inbound(10), outbound(20, true)], 10],
    ['STOP asks for nothing', [inbound(10, true)], undefined],
    ['only staff wrote', [outbound(10)], undefined],
  ])('%s', (_, messages, since) => expect(waitingSince(messages)).toBe(since))

  test('time grows with the clock and is never negative', () => {
    const message = fc.record({
      messageDirection: fc.constantFrom('in' as const, 'out' as const),
      messageDate: fc.nat(1000),
      automatic: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(message), fc.nat(2000), (messages, now) => {
        const waiting = waitingMs(messages, now)
        if (waiting === undefined) return
        expect(waiting).toBeGreaterThanOrEqual(0)
        expect(waitingMs(messages, now + 5) ?? 0).toBeGreaterThanOrEqual(waiting)
      }),
    )
  })
})
