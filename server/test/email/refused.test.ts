import { Effect } from 'effect'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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
const listen = async (options: SMTPServerOptions) => {
  server = new SMTPServer({ logger: false, ...options })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return (server.server.address() as AddressInfo).port
}
const sendTo = async (options: SMTPServerOptions, user = '') => {
  const port = await listen(options)
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

test.each([
  ['smtp', false],
  ['smtps', true],
])('signs in with its user and password as they are, whatever they are made of: %s', async (protocol, secure) => {
  // The test server signs its own certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const heard: unknown[] = []
  const port = await listen({
    secure,
    onAuth: ({ username, password }, { secure: isEncrypted }, done) => {
      heard.push([username, password, isEncrypted])
      done(null, { user: username })
    },
    onData: (stream, _, done) => void stream.resume().once('end', () => done()),
  })
  await Effect.runPromise(smtpSender(`${protocol}://shop%40x.test:p%40ss%2F%23%25%3A@127.0.0.1:${port}`)(email))
  expect(heard).toEqual([['shop@x.test', 'p@ss/#%:', true]])
})

test('signs in to nobody without a user', async () => {
  const port = await listen({
    authOptional: true,
    hideSTARTTLS: true,
    onAuth: (_auth, _session, done) => done(new Error('Nobody has an account here')),
    onData: (stream, _, done) => void stream.resume().once('end', () => done()),
  })
  await Effect.runPromise(smtpSender(`smtp://127.0.0.1:${port}`)(email))
})
