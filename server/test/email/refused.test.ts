import { Effect } from 'effect'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { smtpSender } from '#providers/email/smtp.ts'

let server: SMTPServer | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())))

const email = {
  emailID: '<key@live.test>',
  from: { name: 'Main', address: 'main@live.test' },
  replyTo: 'main@live.test',
  to: 'ana@example.test',
  subject: 'Hello',
  text: 'Hello',
  references: [],
  attachments: [],
}
const sendTo = async (options: SMTPServerOptions, user = '') => {
  server = new SMTPServer({ logger: false, ...options })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Effect.runPromise(Effect.flip(smtpSender(`smtp://${user}127.0.0.1:${port}`)(email)))
}
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

test('a mail server that wants a sign-in makes email wait', async () => {
  expect(await sendTo({ authOptional: false, hideSTARTTLS: true })).toMatchObject({
    _tag: 'EmailRefused',
    code: 530,
    retry: true,
  })
})

test('an untrusted certificate makes email wait', async () => {
  expect(await sendTo({ authOptional: true }, 'user:word@')).toMatchObject({
    _tag: 'EmailRefused',
    code: null,
    retry: true,
    message: expect.stringContaining('certificate') as string,
  })
})

test.each([
  ['a sender that isn’t ours', 'onMailFrom', 553, '5.7.1 Sender not owned', { code: 530, retry: true }],
  ['no such mailbox', 'onRcptTo', 550, '5.1.1 Unknown', { code: 550, retry: false }],
  ['spam', 'onRcptTo', 554, '5.7.1 Rejected as spam', { code: 554, retry: false }],
] as const)('%s', async (_, at, code, words, outcome) => {
  const refuse = (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal(code, words))
  expect(await sendTo({ authOptional: true, hideSTARTTLS: true, [at]: refuse })).toMatchObject(outcome)
})
