import { describe, expect, test } from 'vitest'
import { mailAddresses } from '#providers/email/addresses.ts'
import { nextMails, withoutMail } from '#providers/email/mail-ranges.ts'
import { markQuoted } from '#providers/email/parse/mark-quoted.ts'
import { parseMail } from '#providers/email/parse/parse-mail.ts'
import { readHTML } from '#providers/email/parse/read-html.ts'
import { safeHTML } from '#providers/email/parse/safe-html.ts'
import { smtpFailure } from '#providers/email/smtp-failure.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('the next mail to be taken', () => {
  test('is all of it, as long as it fits', () => {
    expect(nextMails(numbers(1, 20))).toEqual(numbers(1, 20))
    expect(nextMails(numbers(1, 20), 20)).toEqual([20, ...numbers(1, 19)])
  })
  test('is the newest, then the oldest, and first the one that stopped the server', () => {
    expect(nextMails(numbers(1, 21))).toEqual([...numbers(12, 21), ...numbers(1, 10)])
    expect(nextMails(numbers(1, 21), 5)).toEqual([5, ...numbers(12, 21), 1, 2, 3, 4, ...numbers(6, 10)])
  })
  test('leaves gaps around what was taken', () => {
    const ranges = [
      { from: 1, to: 3, since: 9 },
      { from: 7, to: 7 },
    ]
    expect(withoutMail(ranges, 1)).toEqual([
      { from: 2, to: 3, since: 9 },
      { from: 7, to: 7 },
    ])
    expect(withoutMail(ranges, 2)).toEqual([
      { from: 1, to: 1, since: 9 },
      { from: 3, to: 3, since: 9 },
      { from: 7, to: 7 },
    ])
    expect(withoutMail(ranges, 7)).toEqual([{ from: 1, to: 3, since: 9 }])
    expect(withoutMail(ranges, 5)).toEqual(ranges)
  })
})

test.each([
  ['no such mailbox', { responseCode: 550, command: 'RCPT TO', message: '550 5.1.1 Unknown' }, 550, false],
  ['a full mailbox', { responseCode: 452, command: 'RCPT TO', message: '452 4.2.2 Full' }, 452, true],
  ['a sign-in that is wanted', { responseCode: 530, command: 'MAIL FROM', message: '530 Sign in' }, 530, true],
  ['a sender that is refused', { responseCode: 501, command: 'MAIL FROM', message: '501 No' }, 530, true],
  ['a sender that is refused for now', { responseCode: 421, command: 'MAIL FROM', message: '421 Wait' }, 421, true],
  ['an email that is too large', { responseCode: 552, command: 'MAIL FROM', message: '552 Too large' }, 552, false],
  ['no relaying', { responseCode: 554, command: 'RCPT TO', message: '554 Relay access denied' }, 530, true],
  ['a greeting that refuses', { responseCode: 554, command: 'CONN', message: '554 No' }, 530, true],
  ['no trusted connection', { code: 'ETLS', message: 'no' }, null, true],
  ['no connection', { syscall: 'connect', message: 'no' }, null, true],
  ['a sign-in without an answer', { code: 'EAUTH', message: 'no' }, 535, true],
  ['an address that is none', { code: 'EENVELOPE', message: 'no' }, 553, false],
])('an email meets %s', (_, error, code, retry) => {
  expect(smtpFailure(error)).toMatchObject({ _tag: 'EmailRefused', code, message: error.message, retry })
})
test('an email whose answer was lost may have arrived', () => {
  expect(smtpFailure({ code: 'ESOCKET', message: 'reset' })).toMatchObject({ _tag: 'EmailUnknown', cause: 'reset' })
})

test('our addresses, however they are written', () => {
  const ours = mailAddresses('Messages@Example.com', 'lasting')
  const reply = ours.ofConversation(12)
  expect([ours.own, ours.ofStore('Main')]).toEqual(['messages@example.com', 'messages+main@example.com'])
  expect(reply).toMatch(/^messages\+c12\.[0-9a-f]{20}@example\.com$/)
  expect(ours.read(` ${reply.toUpperCase()} `)).toEqual({ kind: 'conversation', convoID: 12 })
  expect(ours.read('Messages+MAIN@example.com')).toEqual({ kind: 'store', storeKey: 'main' })
  const forged = reply.replace('c12.', 'c13.')
  const others = [forged, 'messages@example.com', 'messages+main@example.org', 'other+main@example.com']
  expect(others.map((one) => ours.read(one))).toEqual([undefined, undefined, undefined, undefined])
  expect([reply, ' MESSAGES@example.com', forged, 'ana@example.com'].map(ours.isOwn)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(ours.emailIDOf('key')).toBe('<key@example.com>')
  expect(['<key@EXAMPLE.com>', '<key@example.org>', '<key@notexample.com>'].map(ours.isOwnID)).toEqual([
    true,
    false,
    false,
  ])
})

test('a quote that ends before it begins quotes nothing else', () => {
  const [start, end] = ['\ue000', '\ue001']
  expect(markQuoted([end, 'A', start, 'B', start, '', end, 'C', end, 'D'].join('\n'))).toBe('A\n> B\n>\n> C\nD')
})

test('an email is to all whom its headers name', async () => {
  const lines = [
    'From: Ana <Ana@Example.Test>',
    'To: One <one@x.test>, Team: two@x.test, three@x.test;',
    'Cc: four@x.test',
    'Delivered-To: <five@x.test>',
    'X-Original-To: six@x.test',
    'Message-ID: <a@x.test>',
    'In-Reply-To: <b@x.test>',
    'References: <c@x.test> <b@x.test>',
    'Subject: Ring',
    '',
    'Hello',
  ]
  const email = await parseMail(Buffer.from(lines.join('\r\n')))
  expect({ ...email, to: email.to.toSorted(), text: email.text.trim() }).toEqual({
    emailID: '<a@x.test>',
    references: ['<c@x.test>', '<b@x.test>'],
    from: 'ana@example.test',
    to: ['five@x.test', 'four@x.test', 'one@x.test', 'six@x.test', 'three@x.test', 'two@x.test'],
    subject: 'Ring',
    text: 'Hello',
    html: null,
    attachments: [],
    filesLeft: 0,
    automatic: false,
    receipt: false,
    bounce: null,
    complaint: null,
  })
})

test('a picture of three pixels is a trap, and one of four is a picture', () => {
  const picture = (side: number) => `<img src="https://x.test/${side}.png" width="${side}" height="40">`
  expect(safeHTML(`<p>Hi</p>${picture(3)}${picture(4)}`)).toEqual({
    html: '<p>Hi</p><img src="https://x.test/4.png" width="4" height="40" />',
    remoteImages: 1,
  })
})

test('an email is formatted down to two hundred tags deep', () => {
  const deep = (depth: number) => readHTML(`${'<b>'.repeat(depth)}x`)
  expect(deep(201)).toEqual({ words: 'x', html: null, remoteImages: 0 })
  expect(deep(200)).toEqual({ words: 'x', html: expect.stringContaining('x') as string, remoteImages: 0 })
})
