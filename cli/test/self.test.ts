import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-self-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  env = await signedIn('owner')
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const signedIn = async (role: 'owner' | 'clerk') => ({
  XDG_CONFIG_HOME: folder,
  XD_SERVER: booted.url,
  XD_TOKEN: (await booted.signIn(role)).token,
})
const run = (...args: string[]) => xd(args, undefined, env)
const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out) as Record<string, unknown>

describe('a store’s self-service', () => {
  test('is off until it is turned on, and keeps what a save leaves out', async () => {
    expect(await json('self', 'fetch', 'Main St')).toMatchObject({
      selfEnabled: false,
      selfMaxAgeHours: 36,
      selfMaxAmount: null,
      selfShowItems: false,
      selfURL: `${booted.url}/my/gp-main`,
    })
    const { out, err } = await run('self', 'save', 'main st', '--on', '--hours', '24', '--most', '500')
    expect(err).toBe('')
    expect(out).toMatch(/^Customers pay without a clerk\tyes$/m)
    expect(out).toMatch(/^Largest payment allowed\t500\.00$/m)
    expect(await json('self', 'save', 'Main St', '--items', 'yes')).toMatchObject({
      selfEnabled: true,
      selfMaxAgeHours: 24,
      selfMaxAmount: 500,
      selfShowItems: true,
    })
    expect(await json('self', 'save', 'Main St', '--most', 'none')).toMatchObject({ selfMaxAmount: null })
  })

  test('is listed for each store', async () => {
    const { out } = await run('self', 'list')
    expect(out).toMatch(new RegExp(`^Golden Pledge Main St\\tyes\\t24 h\\tno limit\\t${booted.url}/my/gp-main$`, 'm'))
    expect(out).toMatch(/\tno\t36 h\tno limit\t/)
  })

  test('is not saved over a newer version', async () => {
    const { settingsVersion } = await json('self', 'fetch', 'Main St')
    const save = () => run('self', 'save', 'Main St', '--hours', '48', '--expected-version', String(settingsVersion))
    expect((await save()).code).toBe(0)
    const { code, err } = await save()
    expect([code, err]).toEqual([1, expect.stringContaining('conflict')])
  })

  test.each([
    ['both on and off', ['Main St', '--on', '--off'], 64, '--on or --off, not both'],
    ['nothing to change', ['Main St'], 64, 'at least one change'],
    ['no such choice', ['Main St', '--items', 'maybe'], 64, 'Allowed choices are yes, no'],
    ['no such store', ['Nowhere', '--on'], 3, 'Nowhere'],
    ['no amount', ['Main St', '--most', 'lots'], 6, 'lots'],
    ['no number of hours', ['Main St', '--hours', 'day'], 6, '--hours must be a whole number, not day'],
    ['no version', ['Main St', '--on', '--expected-version', 'v2'], 6, '--expected-version must be a whole number'],
    ['too many hours', ['Main St', '--hours', '169'], 6, '168'],
    ['no hours', ['Main St', '--hours', '0'], 6, '168'],
    ['nothing allowed', ['Main St', '--most', '0'], 6, ''],
  ])('is refused with %s, and stays as it is', async (_, args, code, words) => {
    const before = await json('self', 'fetch', 'Main St')
    const refused = await run('self', 'save', ...args)
    expect([refused.code, refused.out, refused.err]).toEqual([code, '', expect.stringContaining(words)])
    expect(await json('self', 'fetch', 'Main St')).toEqual(before)
  })

  test('is not a clerk’s to see', async () => {
    const { code, err } = await xd(['self', 'fetch', 'Main St'], undefined, await signedIn('clerk'))
    expect([code, err]).toEqual([1, expect.stringContaining('not_allowed')])
  })
})

test('requests are listed by whoever made them', async () => {
  await run('self', 'save', 'Main St', '--on')
  const { custID, custPhone } = PEOPLE.whitfield
  const { storeID } = await json('self', 'fetch', 'Main St')
  const ticket = { storeID: storeID as number, custID, ticketNumber: '60855', ticketDueDate: '2027-01-15' as never }
  await booted.connection.writes
    .insertInto('tickets')
    .values(bookedTicket({ ...ticket, asOf: Date.now() }))
    .execute()
  const keys = async (...more: string[]) => (await run('payments', 'list', ...more, '--json=paymentTicketList')).out
  expect(await keys('--origin', 'self')).not.toContain('60855')
  await paySelf(custPhone, '60855')
  expect(await keys('--origin', 'self')).toContain('60855')
  expect(await keys('--origin', 'staff')).not.toContain('60855')
  const { code, err } = await run('payments', 'list', '--origin', 'nobody')
  expect([code, err]).toEqual([64, expect.stringContaining('self')])
})

/** As the customer does on their phone. */
const paySelf = async (phone: string, ticketNumber: string) => {
  let cookie = ''
  const call = async (name: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${booted.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  }
  await call('my/start', { storeKey: 'gp-main', phone })
  const code = async () => {
    const { messages } = await booted.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone })
    return messages.flatMap(({ body }) => /\b\d{6}\b(?= is your code)/.exec(body)?.[0] ?? []).at(-1)
  }
  await expect.poll(code).toBeDefined()
  await call('my/prove', { storeKey: 'gp-main', phone, code: await code() })
  await call('my/pay', { ticketNumbers: [ticketNumber] })
}
