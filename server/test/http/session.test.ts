import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isConfirmed } from '@xd/core/domain/access/step-up.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { makeDatabase } from '@xd/server/db/database.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { deleteCountsBefore } from '@xd/server/queries/rate-limits.ts'
import { callerOfToken, hashToken, IDLE_MS, VISIT_MS } from '@xd/server/services/session.ts'
import { networkOf } from '@xd/server/services/network-of.ts'
import type { TxDb } from '@xd/server/db/connect.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['FE80::1:2:3:4', 'fe80:0:0:0'],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network))

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

  test('without a session auth/info answers 403, and so does every call that needs one', async () => {
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

  test('a call from the page of another user, or of another company, is refused', async () => {
    const cookie = cookieOf(await post('auth/login', credentials))
    const { company, user } = (await (await post('auth/info', {}, { cookie })).json()) as {
      company: { companyID: number }
      user: { userID: number }
    }
    const from = async (companyID: number, userID: number) =>
      (await post('stores/list', {}, { cookie, 'x-xd-user': `${companyID}/${userID}` })).status
    expect(await from(company.companyID, user.userID)).toBe(200)
    expect(await from(company.companyID, user.userID + 1)).toBe(403)
    expect(await from(company.companyID + 1, user.userID)).toBe(403)
  })

  test('a wrong password and an unknown user get the same words', async () => {
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

  test('ten wrong passwords lock that name and no other', async () => {
    const guess = () => post('auth/login', { username: 'lena@goldenpledge.test', password: 'guess' })
    for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await post('auth/login', credentials)).status).toBe(200)
  })

  test('two hundred simultaneous wrong passwords count no better than ten', async () => {
    const guesses = Array.from({ length: 200 }, (_, n) =>
      post('auth/login', { username: 'tomas@goldenpledge.test', password: `guess ${n}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(190)
  })

  test('a typed name is stored nowhere, and the counters are deleted', async () => {
    const typed = '4111 1111 1111 1111'
    expect((await post('auth/login', { username: typed, password: 'guess' })).status).toBe(401)
    const rows = await server.connection.reads.selectFrom('rate_limits').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { limitKey } of rows) expect(limitKey).toMatch(/^[\w-]{43}$/)
    await deleteCountsBefore(server.connection.writes as TxDb, systemScope('sign-in'), Date.now() + 1)
    expect(await server.connection.reads.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })

  test('one address can try fifty names, and successful sign-ins do not count', async () => {
    for (let i = 0; i < 60; i += 1) expect((await post('auth/login', credentials)).status).toBe(200)
    const spray = Array.from({ length: 80 }, (_, n) =>
      post('auth/login', { username: `somebody-${n}@goldenpledge.test`, password: 'guess' }),
    )
    const statuses = (await Promise.all(spray)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    await server.connection.writes.deleteFrom('rate_limits').execute()
  })

  test('a known user’s wrong password is in their company’s log', async () => {
    await post('auth/login', { username: 'june@goldenpledge.test', password: 'guess' })
    const lines = () =>
      server.connection.reads.selectFrom('audit').selectAll().where('action', '=', 'login-failed').execute()
    const { userID } = await server.connection.reads
      .selectFrom('users')
      .select('userID')
      .where('userUsername', '=', 'june@goldenpledge.test')
      .executeTakeFirstOrThrow()
    await expect
      .poll(lines)
      .toContainEqual(expect.objectContaining({ companyID: 2, subjectUserID: userID, actorUserID: null }))
  })

  test('time alone ends a session, and a visit in it, though nothing was written since', async () => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 820' })
    const database = makeDatabase(server.connection, Date.now)
    const at = (now: number) =>
      Effect.runPromise(callerOfToken(database, support.token, { ip: '203.0.113.7' } as never, now))
    const now = Date.now()
    expect(await at(now)).toMatchObject({ companyID: COMPANY.goldenPledge, session: { visit: { reason: 'Call 820' } } })
    expect(await at(now + IDLE_MS)).toBeUndefined()
    expect(await at(now)).toMatchObject({ companyID: COMPANY.goldenPledge })
    // Last, because its use is recorded by then.
    const afterTheVisit = await at(now + VISIT_MS)
    expect(afterTheVisit).toMatchObject({ companyID: 1 })
    expect(afterTheVisit?.session).not.toHaveProperty('visit')
  })

  test('a session unused for three days is over; one in use continues', async () => {
    const [idle, used] = [await server.signIn('clerk'), await server.signIn('clerk')]
    const hour = 3_600_000
    const setUsed = (token: string, usedAt: number) =>
      server.connection.writes
        .updateTable('sessions')
        .set({ usedAt })
        .where('tokenHash', '=', hashToken(token))
        .execute()
    await setUsed(idle.token, Date.now() - 73 * hour)
    await setUsed(used.token, Date.now() - 71 * hour)
    await expect(idle('auth/info', {})).rejects.toMatchObject({ status: 403, code: 'signed_out' })
    await used('auth/info', {})
    const usedAt = async () =>
      (
        await server.connection.reads
          .selectFrom('sessions')
          .select('usedAt')
          .where('tokenHash', '=', hashToken(used.token))
          .executeTakeFirstOrThrow()
      ).usedAt
    await expect.poll(usedAt).toBeGreaterThan(Date.now() - hour)
  })

  test('the user’s presence is confirmed by signing in, and again by the password', async () => {
    const clerk = await server.signIn('clerk')
    const confirmedAt = () =>
      server.connection.reads
        .selectFrom('sessions')
        .select('confirmedAt')
        .where('tokenHash', '=', hashToken(clerk.token))
        .executeTakeFirstOrThrow()
        .then((session) => session.confirmedAt)
    expect(isConfirmed(await confirmedAt(), Date.now())).toBe(true)
    await server.connection.writes
      .updateTable('sessions')
      .set({ confirmedAt: Date.now() - 16 * 60_000 })
      .where('tokenHash', '=', hashToken(clerk.token))
      .execute()
    await expect(clerk('auth/step-up', { password: 'guess' })).rejects.toMatchObject({ code: 'invalid_input' })
    expect(isConfirmed(await confirmedAt(), Date.now())).toBe(false)
    await clerk('auth/step-up', { password: DEMO_PASSWORD })
    expect(isConfirmed(await confirmedAt(), Date.now())).toBe(true)
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
    ['no origin, made by another host of our site', { 'sec-fetch-site': 'same-site' }, 403],
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
