import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCommentKey, parseCommentKey } from '#domain/comment/key.ts'

test.each([
  ['payment/abcdefghijklmnopqrstuv', { kind: 'payment', paymentKey: 'abcdefghijklmnopqrstuv' }],
  ['customer/12', { kind: 'customer', custID: 12 }],
  ['convo/7', { kind: 'convo', convoID: 7 }],
])('%s is about %j', (key, subject) => expect(parseCommentKey(key)).toEqual(subject))

test.each([
  '',
  'payment',
  'payment/',
  '/12',
  'customer',
  'customer/',
  'customer/12/3',
  'convo/7/',
  'convo/7 8',
  'store/1',
  'Customer/12',
  ' customer/12',
  'convo/7\n',
  'payments/x',
  'customer:12',
  `payment/${'x'.repeat(101)}`,
])('%j is in another form', (key) => expect(parseCommentKey(key)).toBeUndefined())

test.each([
  'customer/abc',
  'customer/0',
  'customer/-1',
  'customer/1.5',
  'customer/99999999999999999999',
  'customer/9007199254740993',
])('%s names no record', (key) => {
  expect(parseCommentKey(key)).toEqual({ kind: 'customer', custID: 0 })
})

test('a key survives writing and parsing', () => {
  const id = fc.integer({ min: 1, max: 1e15 })
  const subject = fc.oneof(
    id.map((custID) => ({ kind: 'customer' as const, custID })),
    id.map((convoID) => ({ kind: 'convo' as const, convoID })),
    fc.stringMatching(/^[A-Za-z0-9_-]{22}$/).map((paymentKey) => ({ kind: 'payment' as const, paymentKey })),
  )
  fc.assert(
    fc.property(subject, (about) => {
      expect(parseCommentKey(formatCommentKey(about))).toEqual(about)
    }),
  )
})
