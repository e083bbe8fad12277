import { describe, expect, test } from 'vitest'
import { problemSentence } from '#domain/import/problems.ts'
import { EXCLUSIONS } from '#domain/mailer/audience.ts'
import { pauseSentence } from '#domain/mailer/auto-pause.ts'
import { messageCan } from '#domain/message/can.ts'
import { deliveryError, OPTED_OUT_ERROR } from '#domain/message/delivery-error.ts'
import { stopSentence } from '#domain/message/schedule.ts'
import { SKIP_REASONS } from '#domain/notice/skip-reasons.ts'

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
    ['an email of 50,000 characters', { channel: 'email', body: '😀'.repeat(50_000) }, {}, {}, undefined],
    [
      'an email of 50,001 characters',
      { channel: 'email', body: 'A'.repeat(50_001) },
      {},
      {},
      'The email is too long: 50,000 characters at most.',
    ],
    [
      'a chat message of 1,601 characters',
      { channel: 'web', body: 'A'.repeat(1601) },
      {},
      {},
      'The message is too long: 1,601 characters, 1,600 at most.',
    ],
    ['a long email', { channel: 'email', body: 'A'.repeat(5000) }, {}, {}, undefined],
    ['ten pictures', { mediaCount: 10 }, {}, {}, undefined],
    ['to someone opted out, through the chat bubble', { channel: 'web' }, { optedOut: true }, {}, undefined],
    [
      'a chat message to someone without a phone or an email address',
      { channel: 'web' },
      { custPhone: null, custEmail: null },
      {},
      undefined,
    ],
    [
      'a chat message from a disabled store',
      { channel: 'web' },
      {},
      { storeEnabled: false },
      'This store is switched off and can’t send messages.',
    ],
    ['eleven pictures', { mediaCount: 11 }, {}, {}, 'A message can have at most 10 pictures.'],
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
    ['from a website chat, without a phone', {}, { custPhone: null }, {}, 'This customer has no phone number.'],
    [
      'an email with an empty address',
      { channel: 'email' },
      { custEmail: '' },
      {},
      'This customer has no email address.',
    ],
    [
      'from a store without a number',
      {},
      {},
      { storeSMSNumber: null },
      'This store has no texting number yet. Add one in the Control Panel, under Stores.',
    ],
    ['from a deleted store', {}, {}, { storeDeleted: true }, 'This store is switched off and can’t send messages.'],
    ['from a disabled store', {}, {}, { storeEnabled: false }, 'This store is switched off and can’t send messages.'],
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
      expect(messageCan.retry({ messageDirection: 'out', messageStatus }, 'sms', customer, store)).toEqual({
        ok: false,
        reason: 'Only a message that was not delivered can be sent again.',
      })
    },
  )

  test('the customer’s own message, or one to a customer who has opted out since, is refused', () => {
    expect(messageCan.retry({ messageDirection: 'in', messageStatus: 'failed' }, 'sms', customer, store)).toEqual({
      ok: false,
      reason: 'Only a message that you sent can be sent again.',
    })
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

// Staff, a file, a merge and the carrier opt customers out too: only that they opted out is known.
test.each([
  ['a message not delivered', deliveryError(OPTED_OUT_ERROR).text, optedOut],
  ['a scheduled message', stopSentence('opted_out'), 'Not sent: the customer has opted out.'],
  ['a mailer', EXCLUSIONS.opted_out, 'Opted out of texts'],
  ['a mailer that pauses', pauseSentence('stops'), 'Paused automatically: 3% of the last 100 people opted out.'],
  ['a notice', SKIP_REASONS.opted_out, 'Opted out of texts'],
  [
    'an imported file',
    problemSentence('opted_out'),
    'This customer gets no texts: they have opted out, or the file says “do not text”.',
  ],
])('%s names no cause of an opt-out', (_, said, expected) => expect(said).toBe(expected))
