import { expect, test } from 'vitest'
import { NO_MAILBOX_THERE } from '@xd/core/domain/message/email-error.table.ts'
import { replyCode } from '#providers/email/reply-code.ts'

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
