import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpSender } from '@xd/server/providers/email/smtp.ts'
import { proxiedMail } from './proxied-mail.ts'

let outside: Awaited<ReturnType<typeof proxiedMail>>
beforeAll(async () => {
  outside = await proxiedMail()
})
afterAll(() => outside.close())

test('a mailer’s email can be unsubscribed by one click in the mailbox; a person’s has no such header', async () => {
  const send = smtpSender(`smtp://127.0.0.1:${outside.proxy.port}`)
  const mail = {
    from: { name: 'Golden Pledge', address: 'store@xd.test' },
    replyTo: 'store@xd.test',
    to: 'ana@example.test',
    subject: 'Sale',
    text: 'All rings',
    references: [],
    attachments: [],
  }
  await Effect.runPromise(send({ ...mail, emailID: '<person@xd.test>' }))
  expect(outside.proxy.heard()).toContain('Subject: Sale')
  expect(outside.proxy.heard()).not.toContain('List-Unsubscribe')
  const unsubscribeURL = 'https://xd.test/u/abc'
  await Effect.runPromise(send({ ...mail, emailID: '<mailer@xd.test>', html: '<p>All rings</p>', unsubscribeURL }))
  expect(outside.proxy.heard()).toContain('\r\nList-Unsubscribe: <https://xd.test/u/abc>\r\n')
  expect(outside.proxy.heard()).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})
