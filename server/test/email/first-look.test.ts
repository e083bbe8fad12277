import { Effect } from 'effect'
import hoodiecrow from 'hoodiecrow-imap'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { imapMailbox } from '#providers/email/imap.ts'

const imap = hoodiecrow({ plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'ENABLE'], storage: { INBOX: {} } })
let mailbox: ReturnType<typeof imapMailbox>
beforeAll(async () => {
  await new Promise<void>((resolve) => imap.listen(0, resolve))
  mailbox = imapMailbox(`imap://testuser:testpass@127.0.0.1:${(imap.server.address() as AddressInfo).port}/INBOX`)
})
afterAll(() => new Promise<void>((resolve) => imap.close(resolve)))

test('a mailbox with years of unread mail gives only its last week, at once', async () => {
  const append = (id: number, at: string | false) =>
    imap.appendMessage('INBOX', [], at, `From: <ana@mx.test>\r\nMessage-ID: <${id}@mx.test>\r\n\r\nHello`)
  for (let id = 1; id <= 60; id += 1) append(id, '03-Jan-2024 10:15:00 +0000')
  append(61, false)
  const first = await Effect.runPromise(mailbox.fetchNew(undefined))
  expect(first).toMatchObject({ mails: [{ uid: 61 }], more: false })
  expect(first.mails[0]!.receivedAt).toBeGreaterThan(Date.now() - DAY_MS)
  append(62, '03-Jan-2024 10:15:00 +0000')
  const next = await Effect.runPromise(mailbox.fetchNew({ validity: first.validity, uid: 61 }))
  expect(next).toMatchObject({ uid: 62, mails: [{ uid: 62, receivedAt: Date.UTC(2024, 0, 3, 10, 15) }], more: false })
})
