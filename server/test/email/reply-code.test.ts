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
])('%s: %s %s', (_, given, enhanced, code, isGone) => {
  expect(replyCode(given, enhanced)).toBe(code)
  expect(NO_MAILBOX_THERE.includes(code)).toBe(isGone)
})

test.each([
  ['550-5.1.1 No such user here', 550],
  ['550 5.7.1 Blocked: see our list', 554],
  ['550 Blocked: your server 5.2.2.17 is on our list', 550],
])('a refusal is read at its beginning, not from a server’s address: %s', (response, code) => {
  const cause = { responseCode: 550, message: `Can't send mail - all recipients were rejected: ${response}` }
  expect(smtpFailure(cause)).toMatchObject({ code, retry: false })
})
