import { createHash, createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import type { Config } from '#config.ts'
import { Apart } from '#providers/apart/apart.ts'
import { Email, EmailRefused, EmailUnknown, type SignedBody } from '#providers/email/email.ts'
import { imapMailbox } from '#providers/email/imap.ts'
import { emailLayer } from '#providers/email/layer.ts'
import { bounded } from '#providers/email/parse/bounds.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import { parseSandboxMail } from '#providers/email/parse/parse-sandbox-mail.ts'
import { readSandboxMail, sandboxMailBytes } from '#providers/email/sandbox-mail.ts'
import { smtpSender } from '#providers/email/smtp.ts'
import { proxiedMail } from './proxied-mail.ts'

const EMPTY: IncomingEmail = {
  emailID: '<1@x.test>',
  references: [],
  from: 'ida@x.test',
  to: [],
  subject: '',
  text: '',
  html: null,
  attachments: [],
  filesLeft: 0,
  automatic: false,
  receipt: false,
  bounce: null,
  complaint: null,
}

test('an email is cut where no longer one is needed, and not before', () => {
  const id = (length: number) => `<${'i'.repeat(length - 2)}>`
  const of = (more: Partial<IncomingEmail>) => bounded({ ...EMPTY, ...more })
  expect(of({ emailID: id(500) }).emailID).toBe(id(500))
  const digest = createHash('sha256').update(id(501)).digest('hex')
  expect(of({ emailID: id(501) }).emailID).toBe(`<${digest}@long-message-id.invalid>`)
  const many = Array.from({ length: 101 }, (_, n) => `<${n}@x.test>`)
  expect(of({ references: [id(501), ...many] }).references).toEqual(many.slice(1))
  expect(of({ references: [id(500)] }).references).toEqual([id(500)])
  const addresses = Array.from({ length: 51 }, (_, n) => `a${n}@x.test`)
  expect(of({ to: ['x'.repeat(321), ...addresses] }).to).toEqual(addresses.slice(0, 50))
  expect(of({ to: ['x'.repeat(320)] }).to).toEqual(['x'.repeat(320)])
  const long = 'x'.repeat(1_000_010)
  const { from, subject, text, html } = of({ from: long, subject: long, text: long, html: long })
  expect([from, subject, text, html].map((part) => part!.length)).toEqual([320, 2_000, 100_000, 1_000_001])
})

test('an email’s files are its pictures, and the number of others that a person would miss', () => {
  const file = (type: string, bytes = 1) => ({ type, content: new Uint8Array(bytes) })
  const kept = [file('image/png', UPLOAD_MAX_BYTES), file('image/heic')]
  const unseen = [
    'application/pkcs7-signature',
    'application/x-pkcs7-signature',
    'application/pgp-signature',
    'application/pgp-keys',
    'message/delivery-status',
    'message/disposition-notification',
  ].map((type) => file(type))
  const left = [file('application/image/png'), file('application/pdf'), file('text/calendar')]
  const { attachments, filesLeft } = bounded({ ...EMPTY, filesLeft: 4, attachments: [...unseen, ...kept, ...left] })
  expect(attachments).toEqual(kept)
  expect(filesLeft).toBe(7)
})

describe('the simulated mail service', () => {
  const SECRET = 'secret'
  const sign = (what: string) => createHmac('sha256', SECRET).update(what).digest('hex')
  const received = {
    event: 'mail.received',
    messageID: '<m@x.test>',
    from: ' Ida@X.test ',
    to: 'shop@xd.test',
    subject: 'Ring',
    text: 'Hello',
    html: null,
    inReplyTo: null,
  }
  const posted = (body: string, headers: Record<string, string>): SignedBody => ({
    bytes: Buffer.from(body),
    headers: new Headers(headers),
    digest: createHash('sha256').update(body).digest('hex'),
  })
  const apart: string[] = []
  const read = (request: SignedBody) =>
    Effect.runPromise(
      readSandboxMail(SECRET, request).pipe(
        Effect.provideService(Apart, {
          run: (task: string, _: unknown, lane: string) => Effect.sync(() => (apart.push(`${task} ${lane}`), EMPTY)),
        } as never),
      ),
    )

  test('says when an email came, in its own words', () => {
    const content = Buffer.from('picture')
    const attachments = [{ contentType: 'image/png', content: content.toString('base64') }]
    const parse = (mail: object) => parseSandboxMail(Buffer.from(JSON.stringify(mail)))
    expect(parse(received)).toEqual({
      ...EMPTY,
      emailID: '<m@x.test>',
      from: 'ida@x.test',
      to: ['shop@xd.test'],
      subject: 'Ring',
      text: 'Hello',
    })
    expect(parse({ ...received, inReplyTo: '<o@x.test>', html: '<p>x</p>', attachments })).toMatchObject({
      references: ['<o@x.test>'],
      html: '<p>x</p>',
      attachments: [{ type: 'image/png', content }],
    })
    for (const other of [{ ...received, event: 'mail.sent' }, { ...received, to: 7 }, {}])
      expect(parse(other)).toBeNull()
    expect(parseSandboxMail(Buffer.from('{'))).toBeNull()
  })

  test('may post as much as its headers prove', () => {
    const bytes = (headers: Record<string, string>) => sandboxMailBytes(SECRET, new Headers(headers))
    const signature = { 'x-sandbox-signature': 'a'.repeat(64) }
    const digest = 'd'.repeat(64)
    expect(bytes({})).toBe(0)
    expect(bytes({ 'x-sandbox-signature': 'a'.repeat(63) })).toBe(0)
    expect(bytes({ 'x-sandbox-signature': 'A'.repeat(64) })).toBe(0)
    expect(bytes(signature)).toBe(1_000_000)
    expect(bytes({ ...signature, 'x-sandbox-digest': digest, 'x-sandbox-digest-signature': sign('other') })).toBe(
      1_000_000,
    )
    expect(bytes({ ...signature, 'x-sandbox-digest': digest })).toBe(1_000_000)
    expect(bytes({ ...signature, 'x-sandbox-digest': digest, 'x-sandbox-digest-signature': sign(digest) })).toBe(
      42_000_000,
    )
  })

  test('is believed by its signature, or by that of the digest', async () => {
    const body = JSON.stringify(received)
    const { digest } = posted(body, {})
    expect(await read(posted(body, { 'x-sandbox-signature': sign(body) }))).toMatchObject({ subject: 'Ring' })
    expect(await read(posted(body, { 'x-sandbox-signature': sign('other') }))).toBeUndefined()
    expect(await read(posted(body, {}))).toBeUndefined()
    const byDigest = (given: string, signed: string) =>
      read(posted(body, { 'x-sandbox-digest': given, 'x-sandbox-digest-signature': sign(signed) }))
    expect(await byDigest(digest, digest)).toMatchObject({ subject: 'Ring' })
    expect(await byDigest('other', 'other')).toBeUndefined()
    expect(await byDigest(digest, 'other')).toBeUndefined()
    expect(apart).toEqual([])
  })

  test('posts a large email, which is read in the separate process', async () => {
    const ofLength = (length: number) => {
      const short = JSON.stringify({ ...received, text: '' })
      return JSON.stringify({ ...received, text: 'x'.repeat(length - short.length) })
    }
    const reads = (body: string) => read(posted(body, { 'x-sandbox-signature': sign(body) }))
    expect(await reads(ofLength(100_000))).toMatchObject({ subject: 'Ring' })
    expect(apart).toEqual([])
    expect(await reads(ofLength(100_001))).toEqual(EMPTY)
    expect(apart).toEqual(['sandboxMail outside'])
  })
})

describe('a mail server', () => {
  let outside: Awaited<ReturnType<typeof proxiedMail>>
  beforeAll(async () => {
    outside = await proxiedMail()
  })
  afterAll(() => outside.close())

  test('gets an email with all its headers, words and files', async () => {
    const content = Buffer.from('picture')
    await Effect.runPromise(
      smtpSender(`smtp://127.0.0.1:${outside.proxy.port}`)({
        emailID: '<ours@xd.test>',
        from: { name: 'Golden Pledge', address: 'shop@xd.test' },
        replyTo: 'reply@xd.test',
        to: 'ana@example.test',
        subject: 'Your ring',
        text: 'It is here',
        references: ['<a@x.test>', '<b@x.test>'],
        attachments: [{ filename: 'picture-1.png', type: 'image/png', content }],
      }),
    )
    const heard = outside.proxy.heard()
    for (const line of [
      'MAIL FROM:<shop@xd.test>',
      'RCPT TO:<ana@example.test>',
      'From: Golden Pledge <shop@xd.test>',
      'To: ana@example.test',
      'Reply-To: reply@xd.test',
      'Message-ID: <ours@xd.test>',
      'Subject: Your ring',
      'In-Reply-To: <b@x.test>',
      'References: <a@x.test> <b@x.test>',
      'Content-Type: image/png; name=picture-1.png',
      'Content-Disposition: attachment; filename=picture-1.png',
      content.toString('base64'),
    ])
      expect(heard).toContain(`${line}\r\n`)
    expect(heard).not.toContain('text/html')
  })
})

test('a mailbox is named without its password, and nothing to mark needs no connection', async () => {
  const named = (url: string) => imapMailbox(url).name
  expect(named('imaps://ida%40x.test:p%40ss@mail.x.test/')).toBe('ida@x.test@mail.x.test/INBOX')
  expect(named('imap://ida:pass@mail.x.test:143/Shop%20mail')).toBe('ida@mail.x.test/Shop mail')
  await Effect.runPromise(imapMailbox('imap://ida:pass@127.0.0.1:9/INBOX').markRead([]))
})

describe('email on a live server', () => {
  const noted: [string, readonly string[], (failure: unknown) => string | null][] = []
  const serviceFor = (config: object) =>
    Effect.runPromise(
      Effect.provide(
        Effect.gen(function* () {
          return yield* Email
        }),
        emailLayer(
          { sandboxURL: 'http://sandbox.test', secretKey: 'secret', ...config } as Config,
          {
            noting: (name: string, provider: object, methods: readonly string[], causeOf: never) => {
              noted.push([name, methods, causeOf])
              return provider
            },
          } as never,
        ),
      ),
    )
  const smtp = { smtpURL: 'smtp://127.0.0.1:9', address: 'shop@live.test' }
  const posted = ({ readWebhook }: Awaited<ReturnType<typeof serviceFor>>) =>
    Effect.runPromise(
      readWebhook({ headers: new Headers(), body: new Uint8Array() } as never) as Effect.Effect<unknown>,
    )
  const mail = {
    emailID: '<1@x.test>',
    from: { name: '', address: 'a@x.test' },
    replyTo: 'a@x.test',
    to: 'b@x.test',
    subject: '',
    text: '',
    references: [],
    attachments: [],
  }

  test.each([
    ['without a mail server', { mode: 'live' }],
    ['in a demo without one', { mode: 'demo' }],
  ])('%s is off: all is refused for good', async (_, config) => {
    const off = await serviceFor(config)
    expect([off.name, off.on, off.mailbox, off.webhookBytes(new Headers())]).toEqual(['off', false, undefined, 0])
    expect(await Effect.runPromise(Effect.flip(off.send(mail)))).toMatchObject({
      code: null,
      message: 'no mail server is set up',
      retry: false,
    })
    expect(await Effect.runPromise(off.lookUp(mail) as Effect.Effect<string>)).toBe('unsaid')
    expect(await posted(off)).toBeUndefined()
    expect(noted).toEqual([])
  })

  test('knows addresses by the lasting key, or else by the other, and can’t ask about an email', async () => {
    const reply = async (config: object) => (await serviceFor(config)).addresses.ofConversation(12)
    const [own, lasting, other] = [
      await reply({ mode: 'live', email: smtp }),
      await reply({ mode: 'live', email: smtp, lastingKey: 'lasting' }),
      await reply({ mode: 'live', email: smtp, lastingKey: 'secret' }),
    ]
    expect([own === other, own === lasting]).toEqual([true, false])
    const demo = await reply({ mode: 'demo', sandboxSmtpPort: 1, lastingKey: 'lasting' })
    expect(demo.split('@')).toEqual([lasting.split('@')[0]!.replace('shop', 'messages'), 'xd.test'])
    const live = await serviceFor({ mode: 'live', email: smtp })
    expect([live.name, live.on, live.mailbox, live.webhookBytes(new Headers())]).toEqual(['smtp', true, undefined, 0])
    expect(await Effect.runPromise(live.lookUp(mail) as Effect.Effect<string>)).toBe('unsaid')
    expect(await posted(live)).toBeUndefined()
  })

  test('notes what is wrong with the mail server, and not with a mailbox', async () => {
    noted.length = 0
    const { mailbox } = await serviceFor({ mode: 'live', email: { ...smtp, imapURL: 'imap://ida:pass@mail.x.test/' } })
    expect(mailbox?.name).toBe('ida@mail.x.test/INBOX')
    expect(noted.map(([name, methods]) => [name, methods])).toEqual([
      ['smtp', ['send']],
      ['imap', ['fetchNew', 'markRead']],
    ])
    const refused = (code: number | null) => new EmailRefused({ code, message: 'No', retry: true })
    const causes = [refused(null), refused(421), refused(535), refused(530), refused(450), refused(550)]
    for (const [, , causeOf] of noted)
      expect([...causes, new EmailUnknown({ cause: 'silence' }), new Error('else')].map(causeOf)).toEqual([
        'No',
        'No',
        'No',
        'No',
        null,
        null,
        'silence',
        null,
      ])
  })
})
