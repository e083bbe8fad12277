import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import type { MortalProcess } from '@xd/fixtures/faults/mortal-process.ts'
import { mortalServer } from '@xd/fixtures/faults/mortal-server.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { bundledServer } from '../bundled-server.ts'
import { jsonTable } from '../table.ts'

type Raw = readonly [name: string, bytes: string]
const REQUESTS = jsonTable<Raw[]>('http/raw-requests.json')

/**
 * How many turns of the event loop pass before a client resets its connection, so that the server is at a different
 * point each time.
 */
const TURNS = [0, 1, 2, 3, 5, 8, 13, 21]

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())))

describe.each(ENGINES)('the server survives anything sent over the wire, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-raw-'))
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let server: MortalProcess
  let port: number
  let token: string
  beforeAll(async () => {
    database = await freshDatabase(engine, folder)
    port = await freePort()
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The client</title>')
    server = mortalServer([bundledServer()], {
      ...process.env,
      PORT: String(port),
      XD_DATABASE_URL: database.url,
      XD_SECRET_KEY: TEST_SECRET_KEY,
      XD_SANDBOX_URL: 'http://localhost:9',
      XD_LOG_LEVEL: 'info',
      XD_WEB_DIR: folder,
    })
    await server.start()
    const answer = await fetch(`http://localhost:${port}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD, bearer: true }),
    })
    token = ((await answer.json()) as { token: string }).token
  })
  afterAll(async () => {
    await server.kill()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.off('error', reject).on('error', () => {})))
      socket.once('error', reject)
    })

  /** It answers, without an internal error or its last line of defense. */
  const goesOn = async () => {
    expect((await fetch(`http://localhost:${port}/healthz`)).status, server.said()).toBe(200)
    expect(server.said()).not.toMatch(/"level":50|"level":60|\bError\b/)
  }

  const say = async (bytes: string): Promise<string> => {
    const socket = await open()
    let answer = ''
    socket.on('data', (data) => (answer += data.toString('latin1')))
    // The client has sent everything: a server that waits for more waits in vain.
    socket.end(Buffer.from(bytes, 'latin1'))
    await closed(socket)
    return answer
  }

  test.each(REQUESTS)('%s', async (_name, bytes) => {
    const answer = await say(bytes)
    expect(answer).not.toMatch(/^HTTP\/1.1 5\d\d/)
    expect(answer).not.toMatch(/node_modules|\bat .*\.ts/)
    await goesOn()
  })

  const HANDSHAKE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
  const upgrade = (headers: string) =>
    `GET / HTTP/1.1\r\nHost: x\r\n${HANDSHAKE}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`
  const post = (path: string, body: string, headers = '') =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`
  /** A connection in each state in which it can break. */
  const states = (): Raw[] => {
    const session = `Authorization: Bearer ${token}\r\n`
    return [
      ['asking for the live channel without a session', upgrade('')],
      ['with a session that is over', upgrade('Cookie: xd_session=over\r\n')],
      ['with a session', upgrade(session)],
      ['with a session, and half a frame', `${upgrade(session)}\x81\xfe`],
      ['with a session, and a frame without a mask', `${upgrade(session)}\x81\x02{}`],
      ['with a session, and a frame too large', `${upgrade(session)}\x81\xff\x00\x00\x00\x7f\xff\xff\xff\xff`],
      ['in the middle of its first line', 'GET /heal'],
      ['in the middle of its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-'],
      ['in the middle of a body', post('/api/inbox/list', '{"search":{}}', session).slice(0, -4)],
      [
        'in the middle of a chunk',
        `POST /api/inbox/list HTTP/1.1\r\nHost: x\r\n${session}Transfer-Encoding: chunked\r\n\r\nff\r\n{`,
      ],
      ['waiting for the answer of a call', post('/api/inbox/list', '{}', session)],
      ['waiting for the answer of a sign-in', post('/api/auth/login', '{"username":"clerk","password":"wrong"}')],
      [
        'in the middle of a picture',
        post(
          '/api/media/upload',
          `--x\r\n${'x'.repeat(500)}`,
          `${session}Content-Type: multipart/form-data; boundary=x\r\n`,
        ).slice(0, -9),
      ],
      ['in the middle of a webhook', post('/hooks/email/sandbox', 'x'.repeat(500)).slice(0, -9)],
      ['waiting for a file', `GET /export/customers.csv HTTP/1.1\r\nHost: x\r\n${session}\r\n`],
      ['waiting for a page', 'GET /index.html HTTP/1.1\r\nHost: x\r\n\r\n'],
      ['waiting for the figures', 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'],
      ['with many calls under way', post('/api/inbox/list', '{}', session).repeat(20)],
    ]
  }

  test('a connection that is reset, in any state, ends only itself', async () => {
    for (const [, bytes] of states())
      for (const turns of TURNS) {
        const socket = await open()
        socket.write(Buffer.from(bytes, 'latin1'))
        for (let passed = 0; passed < turns; passed += 1) await turn()
        socket.resetAndDestroy()
        await closed(socket)
      }
    await goesOn()
  })

  test('a connection that is reset after the answer has begun ends only itself', async () => {
    for (const [, bytes] of states().filter(([, text]) => text.endsWith('\r\n\r\n') || text.endsWith('}'))) {
      const socket = await open()
      socket.write(Buffer.from(bytes, 'latin1'))
      await new Promise<void>((resolve) => socket.once('data', () => resolve()).once('close', () => resolve()))
      socket.resetAndDestroy()
      await closed(socket)
    }
    await goesOn()
  })
})
