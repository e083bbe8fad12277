import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'

let server: Booted
beforeAll(async () => {
  server = await boot()
})
afterAll(() => server.close())

/** Sends only the headers of a webhook, and a little of the announced body. Returns the first line of the answer. */
const announced = (path: string, bytes: number, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = Object.entries({ host: 'x', 'content-length': String(bytes), ...headers })
    const socket = connect(server.config.port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (data: Buffer) => {
      resolve(data.toString('latin1').split('\r\n', 1)[0]!)
      socket.destroy()
    })
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`)
  })

const MEGABYTES = 1_000_000
const signed = (text: string): string =>
  createHmac('sha256', demoCardsCredentials(server.config.secretKey).webhookSecret).update(text).digest('hex')

test('a large webhook from a stranger is refused by its headers, unread', async () => {
  expect(await announced('/hooks/email/sandbox', 40 * MEGABYTES)).toContain(' 403 ')
  expect(await announced('/hooks/email/sandbox', 500, { 'x-sandbox-signature': 'x' })).toContain(' 403 ')
  const forged = { 'x-sandbox-signature': 'a'.repeat(64) }
  expect(await announced('/hooks/email/sandbox', 2 * MEGABYTES, forged)).toContain(' 413 ')
  const digest = { ...forged, 'x-sandbox-digest': 'a', 'x-sandbox-digest-signature': 'a'.repeat(64) }
  expect(await announced('/hooks/email/sandbox', 2 * MEGABYTES, digest)).toContain(' 413 ')
  expect(await announced('/hooks/email/smtp', 40 * MEGABYTES, forged)).toContain(' 404 ')
  expect(await announced('/hooks/texting/twilio', 2 * MEGABYTES)).toContain(' 413 ')
  expect(await announced('/hooks/cards/simulator', 2 * MEGABYTES)).toContain(' 413 ')
})

test('a large email from the mail service itself is read', async () => {
  const mail = {
    event: 'mail.received',
    messageID: '<large@mail.test>',
    from: 'someone@mail.test',
    to: 'nobody@xd.test',
    subject: 'Large',
    text: 'x'.repeat(3 * MEGABYTES),
    html: null,
    inReplyTo: null,
  }
  const body = JSON.stringify(mail)
  const digest = createHash('sha256').update(body).digest('hex')
  const answer = await fetch(`${server.url}/hooks/email/sandbox`, {
    method: 'POST',
    body,
    headers: {
      'x-sandbox-signature': signed(body),
      'x-sandbox-digest': digest,
      'x-sandbox-digest-signature': signed(digest),
    },
  })
  // Accepted far enough to see that it is for nobody.
  expect(answer.status).toBe(422)
})

test.each(['/hooks/texting/twilio', '/hooks/cards/simulator', '/api/auth/login'])(
  'an endless body without a length at %s is refused as soon as it is too large',
  async (path) => {
    const socket = connect(server.config.port, '127.0.0.1')
    // Sooner or later the server ends the connection, while the client is still sending.
    socket.on('error', () => undefined)
    const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString('latin1'))))
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n"\r\n`)
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (let said = 0; said < 4 * MEGABYTES && !socket.destroyed; said += piece.length)
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answered])
    expect((await answered).split('\r\n', 1)[0]).toContain(' 413 ')
    socket.destroy()
  },
)

test.each([
  ['/hooks/email/sandbox', { 'x-sandbox-signature': 'a'.repeat(64) }],
  ['/hooks/texting/twilio', {}],
  ['/hooks/cards/simulator', {}],
  ['/api/auth/login', {}],
])('an incomplete body at %s is given up, and its connection closed', async (path, headers) => {
  const hasty = await boot({ config: { bodyPatienceMs: 50 } })
  const socket = connect(hasty.config.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString('latin1')))
  const lines = Object.entries({ host: 'x', 'content-length': '100', ...headers })
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`)
  await once(socket, 'close')
  expect(heard.split('\r\n', 1)[0]).toContain(' 408 ')
  await hasty.close()
})
