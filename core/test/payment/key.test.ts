import { expect, test } from 'vitest'
import { isPaymentKey, paymentKeyFrom, paymentKeyIn } from '#domain/payment/key.ts'

const KEY = 'WhitfieldPaidToday-_01'

test.each([
  [KEY, KEY],
  [`  ${KEY}\n`, KEY],
  [`https://xd.example/p/${KEY}`, KEY],
  [`http://localhost:4000/p/${KEY}?lang=es`, KEY],
  [`https://xd.example/p/${KEY}#receipt`, KEY],
  [`${KEY}x`, undefined],
  [KEY.slice(1), undefined],
  [`see ${KEY}`, undefined],
  [`ftp://xd.example/${KEY}`, undefined],
  [`https://xd.example/p/${KEY} please`, undefined],
  ['abcdefghijklmnopqrstuv', undefined],
  ['abcdefghijk-mnopqrstuv', undefined],
  ['ABCDEFGHIJKLMNOPQRSTUV', 'ABCDEFGHIJKLMNOPQRSTUV'],
  ['Abcdefghijklmnopqrstuv', 'Abcdefghijklmnopqrstuv'],
  ['abcdefghijklmnopqrstuV', 'abcdefghijklmnopqrstuV'],
  ['abcdefghijk1mnopqrstuv', 'abcdefghijk1mnopqrstuv'],
])('the payment key in %j is %s', (text, key) => expect(paymentKeyIn(text)).toBe(key))

test.each([
  [KEY, true],
  [`${KEY}x`, false],
  [KEY.slice(1), false],
  [` ${KEY.slice(1)}`, false],
  ['', false],
])('%j is a payment key: %s', (text, is) => expect(isPaymentKey(text)).toBe(is))

test.each([
  ['-----abcdefghijklmnop-', 'A----abcdefghijklmnop-'],
  [KEY, KEY],
  ['_ABCDEFGHIJKLMNOPQRSTU', '_ABCDEFGHIJKLMNOPQRSTU'],
])('the random bits %s make the key %s', (bits, key) => expect(paymentKeyFrom(bits)).toBe(key))
