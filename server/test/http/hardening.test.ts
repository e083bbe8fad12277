import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { holdFile } from '@xd/fixtures/testing/hold-file.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { connect } from '#db/connect.ts'
import { keepPrivate } from '#db/private-files.ts'
import { readiness } from '#http/readiness.ts'

describe('a stranger', () => {
  let server: Booted
  beforeAll(async () => {
    server = await boot()
  })
  afterAll(() => server.close())
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

  test('gets no metrics from another machine', async () => {
    expect((await get('/metrics')).status).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded'])
      expect((await get('/metrics', { [header]: '203.0.113.9' })).status).toBe(403)
  })

  test('cannot frame a page, and no style is inline', async () => {
    for (const path of ['/healthz', '/api/no/such', '/media/none']) {
      const { headers } = await get(path)
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toContain("style-src-attr 'none'")
    }
  })

  test.each([...FILES.map(({ name }) => exportPath(name, {})), `/export/customers/${PEOPLE.petrov.custID}.zip`])(
    'with a bookmark of %s is redirected to the sign-in; a program gets the usual answer',
    async (path) => {
      const page = await get(path, { accept: 'text/html,*/*' })
      expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=UTF-8'])
      expect(await page.text()).toContain('href="/login"')
      expect(await (await get(path)).json()).toMatchObject({ success: false, error: { code: 'signed_out' } })
    },
  )
})

test('gets the metrics with the token', async () => {
  const server = await boot({ config: { metricsToken: 'a token' } })
  const status = async (authorization?: string) =>
    (await fetch(`${server.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })).status
  expect([await status(), await status('Bearer another'), await status('Bearer a token')]).toEqual([403, 403, 200])
  await server.close()
})

test('gets the session cookie bound to this host when served over https', async () => {
  const server = await boot({ config: { publicURL: 'https://xd.example' } })
  const local = `http://localhost:${server.config.port}`
  const login = await fetch(`${local}/api/auth/login`, {
    method: 'POST',
    headers: { origin: 'https://xd.example' },
    body: JSON.stringify({ username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD }),
  })
  const cookie = login.headers.get('set-cookie')!
  expect(cookie).toMatch(/^__Host-xd_session=[\w-]{43};/)
  expect(cookie).toContain('Secure')
  expect(cookie).toContain('Path=/')
  expect(cookie).not.toContain('Domain')
  const info = async (name: string) =>
    (
      await fetch(`${local}/api/auth/info`, {
        method: 'POST',
        headers: { origin: 'https://xd.example', cookie: cookie.split(';')[0]!.replace('__Host-xd_session', name) },
        body: '{}',
      })
    ).status
  expect([await info('__Host-xd_session'), await info('xd_session')]).toEqual([200, 403])
  await server.close()
})

describe('the database’s files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-private-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  test('are readable by their owner only, new or existing', async () => {
    const path = join(folder, 'data', 'xd.sqlite')
    keepPrivate(`file:${path}`)
    const connection = connect(`file:${path}`)
    await connection.writes.schema.createTable('t').addColumn('a', 'integer').execute()
    const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => existsSync(file))
    expect(files.map(modeOf)).toEqual(files.map(() => '600'))
    expect(modeOf(join(folder, 'data'))).toBe('700')
    await connection.close()
    const old = join(folder, 'old.sqlite')
    writeFileSync(old, '')
    chmodSync(old, 0o644)
    keepPrivate(old)
    expect(modeOf(old)).toBe('600')
  })
})

test('a server is ready only while its disk has room and its database accepts writes', async () => {
  const server = await boot()
  const { connection, config } = server
  const reasonWith = (room: number) => readiness(connection, config.databaseURL, () => Promise.resolve(room))()
  expect(await reasonWith(1e9)).toBeUndefined()
  expect(await reasonWith(1e6)).toBe('the disk is full')
  const url = config.databaseURL
  const room = () => Promise.resolve(1e9)
  const readOnly = { ...connection, writes: connection.reads }
  expect(await readiness(readOnly, url, room)()).toBe('the database takes nothing')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.close()
})

test('a server that can read but not write reports it before callers give up waiting', async () => {
  const server = await boot()
  const { connection, config } = server
  const letGo = await holdFile(config.databaseURL)
  const room = () => Promise.resolve(1e9)
  expect(await readiness(connection, config.databaseURL, room, 2_000)()).toBe(
    'the database can be read but not written to: another program may hold its lock',
  )
  await letGo()
  await server.close()
})

test('a server is not ready while its database does not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `postgres://xd@127.0.0.1:${(silent.address() as AddressInfo).port}/xd`
  expect(await readiness(connect(url), url, undefined, 10)()).toBe('the database does not answer')
  silent.close()
})
