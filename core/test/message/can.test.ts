import { describe, expect, test } from 'vitest'
import { messageCan } from '#domain/message/can.ts'

const customer = { optedOut: false, blocked: false, custPhone: '+12135550147', custEmail: 'jerome@example.com' }
const store = { storeSMSNumber: '+12135550100', storeEnabled: true, storeDeleted: false }
const draft = { channel: 'sms' as const, body: 'Hello', mediaCount: 0 }
const optedOut = 'This customer opted out of texts. They must text START before you can write again.'

describe('sending', () => {
  test.each([
    ['a text', {}, {}, {}, undefined],
    ['a picture without words', { body: ' ', mediaCount: 1 }, {}, {}, undefined],
    ['exactly 1,600 characters', { body: '😀'.repeat(1600) }, {}, {}, undefined],
    ['nothing', { body: ' \n ' }, {}, {}, 'Write a message first.'],
    [
      '1,601 characters',
      { body: 'A'.repeat(1601) },
      {},
      {},
      'The message is too long: 1,601 characters, 1,600 at most.',
    ],
    ['a token nobody filled in', { body: 'Hi [FIRST_NAME]' }, {}, {}, 'Fill in [FIRST_NAME] first.'],
    ['a long email', { channel: 'email', body: 'A'.repeat(5000) }, {}, {}, undefined],
    ['eleven pictures', { mediaCount: 11 }, {}, {}, 'At most 10 pictures fit in one message.'],
    ['to someone opted out', {}, { optedOut: true }, {}, optedOut],
    ['an email to someone opted out of texts', { channel: 'email' }, { optedOut: true }, {}, undefined],
    ['to someone blocked', {}, { blocked: true }, {}, 'This customer is blocked.'],
    ['an email to someone blocked', { channel: 'email' }, { blocked: true }, {}, 'This customer is blocked.'],
    [
      'an email without an address',
      { channel: 'email' },
      { custEmail: null },
      {},
      'This customer has no email address.',
    ],
    ['without a phone', {}, { custPhone: '' }, {}, 'This customer has no phone number.'],
    [
      'from a store without a number',
      {},
      {},
      { storeSMSNumber: null },
      'This store has no texting number yet. It’s set in the Control Panel, under Stores.',
    ],
    ['from a deleted store', {}, {}, { storeDeleted: true }, 'This store is closed down and cannot send messages.'],
    ['from a disabled store', {}, {}, { storeEnabled: false }, 'This store is closed down and cannot send messages.'],
  ] as const)('%s', (_, message, to, from, reason) => {
    expect(messageCan.send({ ...draft, ...message }, { ...customer, ...to }, { ...store, ...from })).toEqual(
      reason === undefined ? { ok: true } : { ok: false, reason },
    )
  })
})

describe('retrying', () => {
  test.each(['failed', 'undelivered'] as const)('a message that is %s is allowed', (messageStatus) => {
    expect(messageCan.retry({ messageDirection: 'out', messageStatus }, 'sms', customer, store)).toEqual({ ok: true })
  })

  test.each(['scheduled', 'queued', 'sending', 'sent', 'delivered'] as const)(
    'a message that is %s is refused',
    (messageStatus) => {
      expect(messageCan.retry({ messageDirection: 'out', messageStatus }, 'sms', customer, store).ok).toBe(false)
    },
  )

  test('the customer’s own message, or one to a customer who has opted out since, is refused', () => {
    expect(messageCan.retry({ messageDirection: 'in', messageStatus: 'received' }, 'sms', customer, store).ok).toBe(
      false,
    )
    expect(
      messageCan.retry(
        { messageDirection: 'out', messageStatus: 'failed' },
        'sms',
        { ...customer, optedOut: true },
        store,
      ),
    ).toEqual({
      ok: false,
      reason: optedOut,
    })
  })
})
