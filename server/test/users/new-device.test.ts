import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { secondFactorWorld } from './second-factor-world.ts'

const SUBJECT = 'New sign-in to your XD Back Office account'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(ENGINES)('signing in from somewhere new, on %s', (database) => {
  let server: Booted
  let world: ReturnType<typeof secondFactorWorld>
  beforeAll(async () => {
    server = await boot({ database, config: { trustedProxies: readTrustedProxies('127.0.0.1, ::1') } })
    world = secondFactorWorld(server)
  })
  afterAll(() => server.close())

  const signIn = async (cookie = '') => {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { cookie, 'user-agent': FIREFOX },
      body: JSON.stringify({ username: 'lena@goldenpledge.test', password: DEMO_PASSWORD }),
    })
    expect(response.status).toBe(200)
    return response.headers.getSetCookie().find((one) => one.startsWith('xd_device='))!
  }
  const notices = async () => (await world.mailTo('lena')).filter(({ subject }) => subject === SUBJECT)

  test('is reported by email, but not the first time, nor from a known place', async () => {
    const first = await signIn()
    expect(first).toMatch(/^xd_device=[\w-]{43};.*Max-Age=31536000;.*HttpOnly/)
    const [known] = first.split(';')
    await signIn(known)
    await signIn()
    await expect.poll(async () => (await notices()).length).toBe(1)
    await signIn(known)
    // The last job of its kind comes after those of the earlier sign-ins.
    await signIn()
    await expect.poll(async () => (await notices()).length).toBe(2)
    const [{ text } = { text: '' }] = await notices()
    expect(text).toContain('Firefox 140 on Windows 10')
    expect(text).not.toContain(known!.split('=')[1])
  })

  test('of a program is reported when its name or its network is new, not for each of its addresses', async () => {
    const to = async () => (await world.mailTo('tomas')).filter(({ subject }) => subject === SUBJECT)
    const program = async (userAgent: string, address: string) => {
      const response = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
        body: JSON.stringify({ username: 'tomas@goldenpledge.test', password: DEMO_PASSWORD, bearer: true }),
      })
      expect(response.status).toBe(200)
    }
    await program('sync/1', '2001:db8:1:1::5')
    await program('sync/1', '2001:db8:1:1::6')
    await program('sync/1', '2001:db8:1:2::6')
    await expect.poll(async () => (await to()).length).toBe(1)
    await program('sync/1', '2001:db8:1:1::7')
    await program('sync/2', '2001:db8:1:1::5')
    await expect.poll(async () => (await to()).length).toBe(2)
  })
})
