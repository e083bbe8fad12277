import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted, DEMO_PASSWORD } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('sign-in and sessions, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const credentials = { username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD }
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!

  test('without a session auth/info is 403, and so is every call that needs one', async () => {
    for (const path of ['auth/info', 'inbox/list', 'admin/stats']) {
      const response = await post(path, {})
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        403,
        { success: false, error: { code: 'signed_out' } },
      ])
    }
  })

  test('a cookie session: HttpOnly, SameSite, never the token in the body', async () => {
    const response = await post('auth/login', credentials)
    expect(await response.json()).toEqual({ success: true })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^xd_session=[\w-]{43};/)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const info = await post('auth/info', {}, { cookie: cookieOf(response) })
    expect(await info.json()).toMatchObject({
      success: true,
      user: { userUsername: 'clerk@goldenpledge.test', userAllowedStoreIDs: [1, 2] },
    })
  })

  test('wrong password and unknown user are told in the same words', async () => {
    const bodies = await Promise.all(
      [
        { ...credentials, password: 'nope' },
        { username: 'nobody@goldenpledge.test', password: 'nope' },
      ].map(async (body) => {
        const response = await post('auth/login', body)
        return { status: response.status, body: (await response.json()) as unknown }
      }),
    )
    expect(bodies[0]).toMatchObject({ status: 401, body: { error: { code: 'invalid_credentials' } } })
    expect(bodies[1]).toEqual(bodies[0])
  })

  test('ten wrong passwords close the door for that name, for others it stays open', async () => {
    const guess = () => post('auth/login', { username: 'lena@goldenpledge.test', password: 'guess' })
    for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await post('auth/login', credentials)).status).toBe(200)
  })

  test('signing out ends the session', async () => {
    const cookie = cookieOf(await post('auth/login', credentials))
    expect((await post('auth/logout', {}, { cookie })).status).toBe(200)
    expect((await post('auth/info', {}, { cookie })).status).toBe(403)
  })

  test.each([
    ['our own page', { origin: 'OWN' }, 200],
    ['our own page by another loopback name', { origin: 'LOOPBACK' }, 200],
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['another port of this machine', { origin: 'http://localhost:1' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['no origin (curl)', {}, 200],
    ['no origin, made by another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['no origin, made by ourselves', { 'sec-fetch-site': 'same-origin' }, 200],
  ] as [string, Record<string, string>, number][])('a cookie from %s', async (_, headers, status) => {
    const cookie = cookieOf(await post('auth/login', credentials))
    const named: Record<string, string> = { OWN: server.url, LOOPBACK: server.url.replace('localhost', '127.0.0.1') }
    const sent = { ...headers, ...(headers.origin && { origin: named[headers.origin] ?? headers.origin }) }
    expect((await post('auth/info', {}, { cookie, ...sent })).status).toBe(status)
  })

  test('a bearer token is not bound to an origin, and is stored only as a hash', async () => {
    const { token } = await server.signIn('clerk')
    expect(
      (await post('auth/info', {}, { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' })).status,
    ).toBe(200)
    const rows = await server.connection.reads.selectFrom('sessions').select('tokenHash').execute()
    expect(rows.some(({ tokenHash }) => tokenHash.includes(token))).toBe(false)
  })
})
