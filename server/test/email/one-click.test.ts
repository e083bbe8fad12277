import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { smtpSender } from '@xd/server/providers/email/smtp.ts'
import { smtpProxy } from './smtp-proxy.ts'

let outside: Awaited<ReturnType<typeof startDemoSandbox>>
let proxy: Awaited<ReturnType<typeof smtpProxy>>
beforeAll(async () => {
  outside = await startDemoSandbox({
    port: 0,
    smtpPort: 0,
    databasePath: ':memory:',
    publicURL: 'http://127.0.0.1:9',
    secretKey: 'a key for tests only, thirty-two characters or more',
    pace: 0,
  })
  proxy = await smtpProxy(outside.smtpPort)
})
afterAll(async () => {
  await proxy.close()
  await outside.close()
})

test('a mailer’s email can be unsubscribed by one click in the mailbox; a person’s has no such header', async () => {
  const send = smtpSender(`smtp://127.0.0.1:${proxy.port}`)
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
  expect(proxy.heard()).toContain('Subject: Sale')
  expect(proxy.heard()).not.toContain('List-Unsubscribe')
  const unsubscribeURL = 'https://xd.test/u/abc'
  await Effect.runPromise(send({ ...mail, emailID: '<mailer@xd.test>', html: '<p>All rings</p>', unsubscribeURL }))
  expect(proxy.heard()).toContain('\r\nList-Unsubscribe: <https://xd.test/u/abc>\r\n')
  expect(proxy.heard()).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})
