import { Effect } from 'effect'
import hoodiecrow from 'hoodiecrow-imap'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imapMailbox } from '#providers/email/imap.ts'

const imap = hoodiecrow({
  plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'LITERALPLUS'],
  users: { 'shop@x.test': { password: 'p@ss/#%:' } },
  storage: { INBOX: {}, '': { separator: '/', folders: { 'Shop mail': {} } } },
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => imap.listen(0, resolve))
  ;({ port } = imap.server.address() as AddressInfo)
})
afterAll(() => void imap.server.close())

test.each([
  ['the inbox', '/'],
  ['a folder', '/Shop%20mail'],
])('a mailbox is opened with its user, password and folder as they are: %s', async (_, path) => {
  const mailbox = imapMailbox(`imap://shop%40x.test:p%40ss%2F%23%25%3A@127.0.0.1:${port}${path}`)
  await Effect.runPromise(mailbox.markRead(['1'] as never))
})

test('a mailbox is not opened with another password, nor a folder that is not there', async () => {
  for (const rest of ['shop%40x.test:pass@127.0.0.1:PORT/', 'shop%40x.test:p%40ss%2F%23%25%3A@127.0.0.1:PORT/None'])
    expect(
      await Effect.runPromise(
        Effect.exit(imapMailbox(`imap://${rest.replace('PORT', String(port))}`).markRead(['1'] as never)),
      ),
    ).toMatchObject({ _tag: 'Failure' })
})
