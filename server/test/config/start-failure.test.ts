import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { emptyDatabase } from '@xd/fixtures/testing/database.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { connect } from '#db/connect.ts'
import { openFailure } from '#db/open-failure.ts'
import { listenFailure } from '#http/listen-failure.ts'
import { bundledServer } from '../bundled-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-no-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = bundledServer()
const REPOSITORY = dirname(dirname(dirname(import.meta.dirname)))

/** How the program ends, and all its output. */
const start = async (env: Record<string, string>) => {
  const full = { ...process.env, XD_SECRET_KEY: TEST_SECRET_KEY, PORT: String(await freePort()), ...env }
  const child = spawn(process.execPath, [program], { cwd: REPOSITORY, env: full })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return [code, said]
}
const inFolder = (name: string) => join(folder, name)

describe('a server that can’t start ends with a line that says how to fix it', () => {
  test('its port is taken', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    expect(await start({ PORT: String(port), XD_DATA_DIR: inFolder('taken') })).toEqual([
      1,
      `Port ${port} is already in use. Stop the program that uses it, or set PORT to a free port.\n`,
    ])
    await new Promise((resolve) => other.close(resolve))
  })

  test('the file is something else, or a folder', async () => {
    const [text, data] = [inFolder('letter.txt'), inFolder('data')]
    writeFileSync(text, 'Dear customer, '.repeat(500))
    mkdirSync(data)
    expect(await start({ XD_DATABASE_URL: `file:${text}` })).toEqual([
      1,
      `${text} is not a database. Name another with XD_DATA_DIR or XD_DATABASE_URL, or put a backup in its place.\n`,
    ])
    expect(await start({ XD_DATABASE_URL: `file:${data}` })).toEqual([1, `${data} is a folder, not a database file.\n`])
    expect(await start({ XD_DATA_DIR: text })).toEqual([
      1,
      expect.stringMatching(/^.* a file is in the place of a folder\.\n$/),
    ])
  })

  test('PostgreSQL does not answer, refuses the password, or has no such database', async () => {
    const { url, drop } = await emptyDatabase('postgres', folder)
    const at = (change: (url: URL) => void) => {
      const changed = new URL(url)
      change(changed)
      return start({ XD_DATABASE_URL: changed.href })
    }
    const nowhere = `127.0.0.1:${await freePort()}`
    const [silent, wrong, missing] = await Promise.all([
      at((its) => (its.host = nowhere)),
      at((its) => (its.password = 'hunter2')),
      at((its) => (its.pathname = '/elsewhere')),
    ])
    expect(silent).toEqual([
      1,
      `PostgreSQL at ${nowhere} does not answer: connect ECONNREFUSED 127.0.0.1:${nowhere.slice(10)}. Start it, or mend XD_DATABASE_URL.\n`,
    ])
    expect(wrong).toEqual([
      1,
      'PostgreSQL refuses the user or the password in XD_DATABASE_URL: password authentication failed for user "xd".\n',
    ])
    expect(missing).toEqual([
      1,
      'PostgreSQL has no such database: database "elsewhere" does not exist. Create it, empty, or mend XD_DATABASE_URL.\n',
    ])
    await drop()
  })
})

test('a disk that fills up while a database is created is reported, with its folder', async () => {
  const url = `file:${inFolder('full.sqlite')}`
  const connection = connect(url)
  await sql`pragma max_page_count = 20`.execute(connection.writes)
  const failure = await migrate(connection.writes as never, 'sqlite').catch((cause: unknown) => openFailure(cause, url))
  expect(String(failure)).toBe(`Error: The disk of ${folder} is full. Free some space on it, then start again.`)
  await connection.close()
})

test('PostgreSQL has an untrusted certificate, or no TLS', async () => {
  const certificate = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    inFolder('key.pem'),
  ]
  execFileSync('openssl', ['req', ...certificate, '-out', inFolder('cert.pem')], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(inFolder('key.pem')), readFileSync(inFolder('cert.pem'))]
  // PostgreSQL's own answer to a client that asks for TLS: S or N.
  const answering = (answer: 'S' | 'N') =>
    createNetServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        socket.write(answer)
        if (answer === 'S') new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined)
      })
    })
  const said = async (answer: 'S' | 'N') => {
    const server = answering(answer)
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const [, words] = await start({ XD_DATABASE_URL: `postgres://xd:word@localhost:${port}/xd?sslmode=require` })
    server.close()
    return words
  }
  expect(await said('S')).toMatch(
    /^PostgreSQL at localhost:\d+ has a certificate that is not trusted: self-signed certificate\. Name the file of its authority with NODE_EXTRA_CA_CERTS, or renew it\.\n$/m,
  )
  expect(await said('N')).toMatch(/^PostgreSQL at localhost:\d+ has no TLS\. Turn it on there/m)
})

test.each([
  ['EADDRINUSE', 'Port 80 is already in use.'],
  ['EACCES', 'Only root can listen on port 80.'],
  ['EADDRNOTAVAIL', '192.0.2.1 is not an address of this machine. Set HOST'],
  ['ENOTFOUND', '192.0.2.1 is not an address of this machine. Set HOST'],
])('a place where it may not listen: %s', (code, sentence) => {
  const place = { port: 80, host: '192.0.2.1', setting: 'PORT' }
  expect(String(listenFailure(Object.assign(new Error('no'), { code }), place))).toContain(sentence)
})

test('any other error stays as it is', () => {
  const defect = new TypeError('x is not a function')
  expect(listenFailure(defect, { port: 1, host: '', setting: 'PORT' })).toBe(defect)
  expect(listenFailure(undefined, { port: 1, host: '', setting: 'PORT' })).toBe(undefined)
})
