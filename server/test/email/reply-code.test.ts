import { expect, test } from 'vitest'
import { NO_MAILBOX_THERE } from '@xd/core/domain/message/email-error.table.ts'
import { replyCode } from '#providers/email/reply-code.ts'
import { smtpFailure } from '#providers/email/smtp-failure.ts'

test.each([
  ['no such user', 550, '5.1.1', 550, true],
  ['no such user, in words of their own', 554, '5.1.1', 550, true],
  ['a domain that takes no mail', undefined, '5.1.10', 556, true],
  ['refused without more', 550, undefined, 550, true],
  ['refused as spam', 550, '5.7.1', 554, false],
  ['a full mailbox', 550, '5.2.2', 552, false],
  ['tried until it was too late', undefined, '4.4.7', 421, false],
  ['not now', 451, '4.7.1', 451, false],
  ['our password is wrong', 535, '5.7.8', 535, false],
  ['our password is wrong, in words of their own', 554, '5.7.8', 535, false],
  ['a sign-in is required', 530, '5.7.0', 530, false],
  ['a full mailbox, tried until it was too late', undefined, '4.2.2', 450, false],
  ['not now, and then not at all', 550, '4.2.1', 450, false],
  ['an address in letters that it does not know', 550, '5.6.7', 554, false],
  ['a reason that nobody knows', 553, '5.9.9', 553, true],
  ['nothing at all', undefined, undefined, 550, true],
  ['the last answer about an email', 559, '5.2.2', 552, false],
  ['an answer after it', 560, '5.1.1', 560, false],
  ['the answer before the first', 549, '5.1.1', 549, false],
])('%s: %s %s', (_, given, enhanced, code, isGone) => {
  expect(replyCode(given, enhanced)).toBe(code)
  expect(NO_MAILBOX_THERE.includes(code)).toBe(isGone)
})

test.each([
  ['550-5.1.1 No such user here', 550],
  ['550 5.7.1 Blocked: see our list', 554],
  ['550 Blocked: your server 5.2.2.17 is on our list', 550],
])('a refusal is read from its beginning, not from a server’s address: %s', (response, code) => {
  const cause = { responseCode: 550, message: `Can't send mail - all recipients were rejected: ${response}` }
  expect(smtpFailure(cause)).toMatchObject({ code, retry: false })
})

test.each([
  ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN', message: 'Invalid login: 535 5.7.8 Error' }, 535],
  ['no sign-in', { responseCode: 530, command: 'MAIL FROM', message: '530 5.7.0 Authentication required' }, 530],
  ['a greeting that turns us away', { responseCode: 554, command: 'CONN', message: '554 5.7.1 Blocked' }, 530],
  [
    'a sender that isn’t ours',
    { responseCode: 553, command: 'MAIL FROM', message: '553 5.7.1 Not owned by user' },
    530,
  ],
  ['no relaying', { responseCode: 554, command: 'RCPT TO', message: '554 5.7.1 <a@b.test>: Relay access denied' }, 530],
  ['no password at all', { code: 'EAUTH', command: 'API', message: 'Missing credentials' }, 535],
  ['an untrusted certificate', { code: 'ESOCKET', command: 'CONN', message: 'self-signed certificate' }, null],
  ['no encryption', { code: 'ETLS', command: 'STARTTLS', message: 'Error upgrading connection' }, null],
  ['a server that has no address', { code: 'EDNS', message: 'queryA ENOTFOUND mx.test' }, null],
  ['a server that is not there', { code: 'ECONNREFUSED', message: 'connect' }, null],
  ['no time to connect', { code: 'ETIMEDOUT', command: 'CONN', message: 'Connection timeout' }, null],
  ['no greeting', { code: 'ETIMEDOUT', command: 'CONN', message: 'Greeting never received' }, null],
  ['another version of TLS', { code: 'ESOCKET', command: 'CONN', message: 'wrong version of TLS' }, null],
  ['a command that it does not know', { responseCode: 500, command: 'EHLO', message: '500 Unknown command' }, 530],
  ['a server that is too busy for anyone', { responseCode: 421, command: 'CONN', message: '421 Busy' }, 421],
  [
    'relaying that is not permitted',
    { responseCode: 550, command: 'DATA', message: '550 Relaying not permitted' },
    530,
  ],
])('%s is our own fault: the email waits', (_, cause, code) => {
  expect(smtpFailure(cause)).toMatchObject({ _tag: 'EmailRefused', code, retry: true })
})

test('a mail server that finds the email too large refuses that email alone', () => {
  const cause = { responseCode: 552, command: 'MAIL FROM', message: '552 5.3.4 Message size exceeds the limit' }
  expect(smtpFailure(cause)).toMatchObject({ code: 552, retry: false })
})

test.each([
  ['its content', { responseCode: 554, command: 'DATA', message: '554 5.7.1 Spam' }, 554, false],
  [
    'its content, by a rule of its own',
    { responseCode: 500, command: 'DATA', message: '500 Line too long' },
    500,
    false,
  ],
  ['its content for now', { responseCode: 499, command: 'DATA', message: '499 Wait' }, 499, true],
  ['all its addresses', { responseCode: 550, command: 'API', message: '550 5.1.1 Unknown' }, 550, false],
  ['something that is not told', { responseCode: 554, message: '554 No' }, 554, false],
])('a mail server that refuses %s refuses that email alone', (_, cause, code, retry) => {
  expect(smtpFailure(cause)).toMatchObject({ _tag: 'EmailRefused', code, retry })
})

test.each([
  ['a line that broke', { code: 'ECONNECTION', command: 'DATA', message: 'Connection closed' }, 'Connection closed'],
  ['a timeout after the greeting', { code: 'ETIMEDOUT', command: 'DATA', message: 'Timeout' }, 'Timeout'],
  ['an error without words', { code: 'EODD' }, '[object Object]'],
  ['words without an error', 'broken', 'broken'],
])('%s leaves open whether the email was taken', (_, error, cause) => {
  expect(smtpFailure(error)).toMatchObject({ _tag: 'EmailUnknown', cause })
})
