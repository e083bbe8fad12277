import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import type { Config } from '#config.ts'
import { visitorOf } from '#http/request-visitor.ts'
import { newAddress } from '../bubble/bubble-world.ts'
import { newPhone, PATIENCE } from '../messaging/text-world.ts'
import { type SelfWorld, selfWorld } from './self-world.ts'

describe.each(ENGINES)('the page on which customers pay, on %s,', (database) => {
  let world: SelfWorld
  beforeAll(async () => {
    world = await selfWorld({ database })
  })
  afterAll(() => world.close())

  const post = (call: string, body: object, cookie = '') =>
    fetch(`${world.url}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), cookie },
      body: JSON.stringify(body),
    })

  /** A phone that proves itself: the whole cookie as it is set. */
  const prove = async (phone: string): Promise<string> => {
    const { storeKey } = world
    await post('my/start', { storeKey, phone })
    await expect.poll(async () => (await world.codes(phone)).length, PATIENCE).toBe(1)
    const answer = await post('my/prove', { storeKey, phone, code: (await world.codes(phone))[0] })
    return answer.headers.getSetCookie()[0]!
  }

  test('knows a phone for 30 minutes, by a cookie that scripts can’t read and nobody can change', async () => {
    const ana = await world.contact()
    const set = await prove(ana.phone)
    const [, value = '', expires = ''] = /^xd_my=([^;]+);.*Expires=([^;]+)/i.exec(set) ?? []
    expect(set).toMatch(/; HttpOnly/i)
    const left = Date.parse(expires) - Date.now()
    expect(left).toBeGreaterThan(28 * MINUTE_MS)
    expect(left).toBeLessThanOrEqual(30 * MINUTE_MS)
    expect((await post('my/fetch', {}, `xd_my=${value}`)).status).toBe(200)

    const [body = '', signature = ''] = decodeURIComponent(value).split('.')
    const longer = JSON.stringify(
      (JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[]).map((part) =>
        typeof part === 'number' && part > 1e12 ? part + 60 * MINUTE_MS : part,
      ),
    )
    const forged = `${Buffer.from(longer).toString('base64url')}.${signature}`
    const refused = await post('my/fetch', {}, `xd_my=${encodeURIComponent(forged)}`)
    expect(await refused.json()).toMatchObject({ error: { code: 'phone_unproved' } })
  })

  test('holds on the page of its own store alone', async () => {
    const ana = await world.contact()
    const [cookie = ''] = (await prove(ana.phone)).split(';')
    const { stores } = await world.owner('settings/stores/list', {})
    const other = stores.find(({ storeEnabled, storeKey }) => storeEnabled && storeKey !== world.storeKey)!
    await world.owner('settings/self-service/save', { settings: { storeID: other.storeID, selfEnabled: true } })
    const page = async (storeKey: string) =>
      (await fetch(`${world.url}/my/${storeKey}`, { headers: { cookie } })).text()
    expect(await page(world.storeKey)).toContain('data-proved')
    expect(await page(other.storeKey)).not.toContain('data-proved')
  })

  test('shows no name and no phone, and the end of grace that a notice gave', async () => {
    const ana = await world.contact()
    await world.connection.writes
      .updateTable('customers')
      .set({ custFirstName: 'Anabel', custLastName: 'Quintero' })
      .where('custID', '=', ana.custID)
      .execute()
    await world.ticket(ana, { ticketGraceDate: '2027-02-14', graceByNotice: '2027-03-01' } as never)
    const [value] = (await prove(ana.phone)).split(';')
    const text = await (await post('my/fetch', {}, value)).text()
    expect(JSON.parse(text)).toMatchObject({ tickets: [{ ticketGraceDate: '2027-03-01' }] })
    for (const theirs of ['Anabel', 'Quintero', ana.phone.slice(2)]) expect(text).not.toContain(theirs)
  })

  test.runIf(database === 'sqlite')('takes a code for ten minutes', async () => {
    const ana = await world.contact()
    const { storeKey, browser } = world
    await post('my/start', { storeKey, phone: ana.phone })
    await expect.poll(async () => (await world.codes(ana.phone)).length, PATIENCE).toBe(1)
    const code = (await world.codes(ana.phone))[0]!
    const askedAgo = (minutes: number) =>
      world.connection.writes
        .updateTable('self_codes')
        .set({ askedAt: Date.now() - minutes * MINUTE_MS })
        .execute()
    const proved = () => browser()('my/prove', { storeKey, phone: ana.phone, code })
    await askedAgo(9)
    await proved()
    await askedAgo(10)
    await expect(proved()).rejects.toMatchObject({ status: 401, code: 'code_refused' })
  })

  test.runIf(database === 'sqlite')(
    'lets one address ask for ten codes an hour, whichever phones they are for',
    async () => {
      const call = world.browser()
      const { storeKey } = world
      for (let asked = 1; asked <= 10; asked += 1) await call('my/start', { storeKey, phone: newPhone() })
      await expect(call('my/start', { storeKey, phone: newPhone() })).rejects.toMatchObject({ status: 429 })
      await world.browser()('my/start', { storeKey, phone: newPhone() })
    },
  )

  test.runIf(database === 'sqlite')('texts a code and answers PAY in quiet hours: somebody is waiting', async () => {
    const ana = await world.contactAbroad()
    await world.ticket(ana)
    const { writes } = world.connection
    const move = (storeTimezone: string) =>
      writes.updateTable('stores').set({ storeTimezone }).where('storeID', '=', world.storeID).execute()
    await move(zoneWhereItIs(2))
    await world.proved(ana.phone)
    await world.write(ana.phone, 'PAY')
    const links = async () => (await world.phone(ana.phone)).filter(({ body }) => body.includes('/my/'))
    await expect.poll(async () => (await links()).length, PATIENCE).toBe(1)
    await move(zoneWhereItIs(12))
  })

  test('texts no code to a number outside the United States and Mexico, and answers as for any other', async () => {
    const ana = await world.contact()
    const custPhone = '+14165550123'
    await world.connection.writes
      .insertInto('customer_phones')
      .values({ companyID: 2, custID: ana.custID, custPhone })
      .execute()
    const { storeKey } = world
    const answers = await Promise.all(
      [custPhone, '+14155550199'].map(async (phone) => (await post('my/start', { storeKey, phone })).json()),
    )
    expect(answers[0]).toEqual(answers[1])
    await world.settled()
    expect(await world.phone(custPhone)).toEqual([])
  })

  test('runs only its own script, in no other site’s frame, and is kept nowhere', async () => {
    const { headers } = await fetch(`${world.url}/my/${world.storeKey}`)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'sha256-[^']+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

test('over https, the page’s cookie is bound to this host', async () => {
  const app = new Hono().get('/', (c) => {
    visitorOf(c, { publicURL: 'https://xd.example' } as Config).cookie.setProof('proof', Date.now() + 1_000)
    return c.text('')
  })
  const cookie = (await app.request('/', {}, { incoming: { socket: {} } })).headers.getSetCookie()[0]
  expect(cookie).toMatch(/^__Host-xd_my=proof;/)
  for (const bound of ['Secure', 'HttpOnly', 'Path=/']) expect(cookie).toContain(bound)
  expect(cookie).not.toContain('Domain')
})
