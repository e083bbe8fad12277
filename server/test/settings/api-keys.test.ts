import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCallClient } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { KEY_CALLS, KEY_LASTS_MS } from '@xd/core/domain/access/api-key.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { hashToken } from '#services/session.ts'
import { isAllowedFrom, isNetwork } from '#services/api-keys/addresses.ts'
import { openLive } from '../live/live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Wanted = WireInput<'settings/api-keys/save'>['key']

const HOUR_MS = 3_600_000

describe.each(ENGINES)('API keys, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const withKey = (secret: string) =>
    createCallClient((path, body) =>
      fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body }),
    )
  const make = async (wanted: Partial<Wanted> = {}, by: SignedIn = owner) => {
    const key = { keyName: 'Sync', keyPermissions: ['customers', 'messages'] as const, ...wanted }
    const { keyID, secret, keys } = await by('settings/api-keys/save', { key: key as Wanted })
    return { keyID, secret: secret!, shown: keys.find((one) => one.keyID === keyID)!, call: withKey(secret!) }
  }
  const shown = async (keyID: number) =>
    (await owner('settings/api-keys/list', {})).keys.find((one) => one.keyID === keyID)!
  const change = (keyID: number, row: object) =>
    server.connection.writes.updateTable('api_keys').set(row).where('keyID', '=', keyID).execute()
  const changeOwner = (row: object) =>
    server.connection.writes.updateTable('users').set(row).where('userID', '=', USER.owner).execute()
  const refused = (sentence: RegExp) => ({ status: 401, code: 'key_refused', message: expect.stringMatching(sentence) })

  test('a key makes the calls its permissions allow, at its stores', async () => {
    const { call, shown: key, secret } = await make({ keyStoreIDs: [STORE.main] })
    expect(secret).toMatch(/^xd_demo_/)
    expect(key).toMatchObject({
      keyName: 'Sync',
      keyState: 'active',
      keyUsed: null,
      keyMakerName: 'Priya',
      keyLacks: [],
    })
    expect(new Date(key.keyExpires).getTime() - new Date(key.keyCreated).getTime()).toBe(KEY_LASTS_MS)
    expect((await call('stores/list', {})).stores.map(({ storeID }) => storeID)).toEqual([STORE.main])
    expect((await call('customers/list', {})).count).toBeGreaterThan(0)
    await expect(call('payments/list', {})).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    const elsewhere = { convoID: PEOPLE.halvorsen.convos.lake! }
    await expect(call('customers/conversation/messages/fetch', elsewhere)).rejects.toMatchObject({ status: 404 })
    expect((await shown(key.keyID)).keyUsed).not.toBeNull()
  })

  test('reads records of a closed store only with the permission for settings', async () => {
    const keyStoreIDs = [STORE.main, STORE.lake]
    const [plain, settling] = [
      await make({ keyStoreIDs, keyPermissions: ['messages', 'payments'] }),
      await make({ keyStoreIDs, keyPermissions: ['messages', 'payments', 'settings'] }),
    ]
    const setEnabled = (storeEnabled: 0 | 1) =>
      server.connection.writes.updateTable('stores').set({ storeEnabled }).where('storeID', '=', STORE.lake).execute()
    const asked = { search: { store: STORE.lake } }
    expect((await plain.call('payments/list', asked)).payments.length).toBeGreaterThan(0)
    await setEnabled(0)
    try {
      expect((await settling.call('payments/list', asked)).payments.length).toBeGreaterThan(0)
      await expect(plain.call('payments/list', asked)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    } finally {
      await setEnabled(1)
    }
  })

  test('only the hash of its secret is stored, and no answer has it again', async () => {
    const { secret, keyID } = await make()
    const rows = JSON.stringify(await server.connection.reads.selectFrom('api_keys').selectAll().execute())
    const lines = JSON.stringify(await server.connection.reads.selectFrom('audit').selectAll().execute())
    const answers = JSON.stringify(await owner('settings/api-keys/list', {}))
    const saved = await owner('settings/api-keys/save', {
      key: { keyID, keyName: 'Sync again', keyPermissions: ['customers'] },
    })
    for (const text of [rows, lines, answers, JSON.stringify(saved)]) expect(text).not.toContain(secret)
    expect((await shown(keyID)).keySecretEnd).toBe(secret.slice(-4))
  })

  test('accounts, keys, users, visits and the live channel are for people', async () => {
    const permissions = PRESETS.owner.filter((one) => one !== 'users' && one !== 'api-keys')
    const { call, secret } = await make({ keyPermissions: permissions })
    const attempts = [
      () => call('auth/info', {}),
      () => call('auth/sessions/list', {}),
      () => call('settings/api-keys/list', {}),
      () => call('settings/users/disable', { userID: USER.clerk }),
      () => call('admin/get-login-as-companies', {}),
      () => call('calendar/feed/update', { feed: {} }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ status: 403, message: expect.stringContaining('API key') })
    const live = openLive(server.url, { authorization: `Bearer ${secret}` }, { companyKey: 'goldenpledge', userID: 1 })
    await expect(live).rejects.toThrow('403')
    const files = (name: 'customers' | 'users') =>
      fetch(`${server.url}${exportPath(name, {})}`, { headers: { authorization: `Bearer ${secret}` } })
    expect((await files('customers')).status).toBe(200)
    expect((await files('users')).status).toBe(403)
  })

  test('no key can make keys or users, nor have more than its maker', async () => {
    for (const permission of ['users', 'api-keys'] as const)
      await expect(make({ keyPermissions: [permission] })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { 'key.keyPermissions': expect.stringContaining('No key can have') },
      })
    await changeOwner({ userPermissions: JSON.stringify(['settings', 'api-keys', 'messages']) })
    try {
      await expect(make({ keyPermissions: ['refunds'] })).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    } finally {
      await changeOwner({ userPermissions: JSON.stringify(PRESETS.owner) })
    }
  })

  test('a permission its maker loses is lost at once, and comes back with it', async () => {
    const { call, keyID } = await make()
    await changeOwner({ userPermissions: JSON.stringify(['settings', 'api-keys', 'messages']) })
    await expect(call('customers/list', {})).rejects.toMatchObject({ code: 'not_allowed' })
    await call('inbox/list', {})
    expect((await shown(keyID)).keyLacks).toEqual(['customers'])
    await changeOwner({ userPermissions: JSON.stringify(PRESETS.owner), userEnabled: 0 })
    await expect(call('inbox/list', {})).rejects.toMatchObject(refused(/suspended/))
    await changeOwner({ userEnabled: 1 })
    expect((await shown(keyID)).keyState).toBe('active')
    await call('customers/list', {})
  })

  test('a typo is told apart from a key that is over, and from one of another server', async () => {
    const { secret, keyID, call } = await make()
    const typed = withKey(`${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`)
    await expect(typed('customers/list', {})).rejects.toMatchObject(refused(/typo/))
    await expect(withKey('xd_demo_x')('customers/list', {})).rejects.toMatchObject(refused(/typo/))
    await change(keyID, { expiresAt: Date.now() - 1 })
    await expect(call('customers/list', {})).rejects.toMatchObject(refused(/expired/))
    expect((await shown(keyID)).keyState).toBe('expired')
    await expect(owner('settings/api-keys/rotate', { keyID })).rejects.toMatchObject({ status: 409, code: 'key_over' })
  })

  test('a rotated key has two secrets for a day, and the older one no longer', async () => {
    const { call, keyID, secret: first } = await make()
    const { secret } = await owner('settings/api-keys/rotate', { keyID })
    await withKey(secret)('customers/list', {})
    await call('customers/list', {})
    const { keyOverlapUntil } = await shown(keyID)
    const left = new Date(keyOverlapUntil!).getTime() - Date.now()
    expect(left).toBeGreaterThan(23 * HOUR_MS)
    expect(left).toBeLessThanOrEqual(24 * HOUR_MS)
    await change(keyID, { previousUntil: Date.now() - 1 })
    await expect(withKey(first)('customers/list', {})).rejects.toMatchObject(refused(/isn’t valid/))
    await withKey(secret)('customers/list', {})
    await owner('settings/api-keys/rotate', { keyID })
    await owner('settings/api-keys/rotate', { keyID })
    await expect(withKey(secret)('customers/list', {})).rejects.toMatchObject({ code: 'key_refused' })
    await change(keyID, { expiresAt: Date.now() + HOUR_MS })
    await owner('settings/api-keys/rotate', { keyID })
    expect((await shown(keyID)).keyOverlapUntil).toBe((await shown(keyID)).keyExpires)
  })

  test('a user who rotates a key becomes its maker, and lends it no permission they lack', async () => {
    const { keyID } = await make({ keyPermissions: ['customers', 'refunds'] })
    const permissions = JSON.stringify(['settings', 'api-keys', 'customers'])
    const asManager = { userPermissions: permissions }
    await server.connection.writes.updateTable('users').set(asManager).where('userID', '=', USER.manager).execute()
    const manager = await server.signIn('manager')
    const { secret } = await manager('settings/api-keys/rotate', { keyID })
    expect(await shown(keyID)).toMatchObject({ keyMakerName: 'Marcus', keyLacks: ['refunds'] })
    await withKey(secret)('customers/list', {})
  })

  test('a revoked key is over at once, with its previous secret; it stays listed', async () => {
    const { call, keyID } = await make()
    await owner('settings/api-keys/rotate', { keyID })
    await owner('settings/api-keys/revoke', { keyID })
    await owner('settings/api-keys/revoke', { keyID })
    await expect(call('customers/list', {})).rejects.toMatchObject({ code: 'key_refused' })
    expect((await shown(keyID)).keyState).toBe('revoked')
    const again = { key: { keyID, keyName: 'Sync', keyPermissions: ['customers'] as const } }
    await expect(owner('settings/api-keys/save', again as never)).rejects.toMatchObject({ code: 'key_over' })
  })

  test('those in use are listed first, by name; then those that are over', async () => {
    const names = ['zz Order A', 'zz order b', 'zz Order c', 'ZZ order D', 'zz order e']
    const ids: number[] = []
    for (const keyName of [...names].reverse()) ids.unshift((await make({ keyName })).keyID)
    await owner('settings/api-keys/revoke', { keyID: ids[0]! })
    await change(ids[1]!, { expiresAt: Date.now() - HOUR_MS })
    const listed = (await owner('settings/api-keys/list', {})).keys.filter(({ keyID }) => ids.includes(keyID))
    expect(listed.map(({ keyName }) => keyName)).toEqual([2, 3, 4, 1, 0].map((place) => names[place]))
  })

  test('it is used only from its addresses', async () => {
    const { call } = await make({ keyAddresses: ['203.0.113.0/24', '2001:db8::/32'] })
    await expect(call('customers/list', {})).rejects.toMatchObject(refused(/can’t be used from/))
    const { call: here } = await make({ keyAddresses: ['127.0.0.0/8', '::1'] })
    await here('customers/list', {})
    await expect(make({ keyAddresses: ['10.0.0.0/64'] })).rejects.toMatchObject({
      fields: { 'key.keyAddresses': expect.stringContaining('10.0.0.0/64') },
    })
  })

  test('600 calls a minute, then 429 with the seconds left; another key goes on', async () => {
    const { call, secret } = await make()
    const other = await make()
    await call('customers/list', {})
    await server.connection.writes.updateTable('rate_limits').set({ count: KEY_CALLS.most }).execute()
    const answer = await fetch(`${server.url}/api/customers/list`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: '{}',
    })
    expect(answer.status).toBe(429)
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    await other.call('customers/list', {})
    await server.connection.writes.deleteFrom('rate_limits').execute()
    await call('customers/list', {})
  })

  test('its messages, comments and lines of the log say “API: name”', async () => {
    const { call, keyID } = await make({
      keyName: 'Robot',
      keyPermissions: ['customers', 'messages', 'comments', 'blocking'],
    })
    const convoID = PEOPLE.nguyen.convos.main!
    const { message } = await call('customers/conversation/messages/send', {
      convoID,
      body: 'Your ring is ready.',
      clientMessageID: `robot-${database}`,
      force: true,
    })
    const { former, employees } = await owner('employees/list', {})
    const author = former.find(({ userID }) => userID === message.messageSentByID)
    expect(author?.userNickname).toBe('API: Robot')
    expect(employees.some(({ userID }) => userID === author?.userID)).toBe(false)
    await call('customers/block', { customerID: PEOPLE.blocked.custID, blocked: false })
    const { activity } = await owner('settings/activity/list', { search: { filter: 'robot', perPage: 25 } })
    expect(activity.map(({ action, userName }) => [action, userName])).toContainEqual([
      'customer-unblock',
      'API: Robot',
    ])
    expect(activity.map(({ action, targetName }) => [action, targetName])).toContainEqual(['api-key-make', 'Robot'])
    await owner('settings/api-keys/save', { key: { keyID, keyName: 'Automaton', keyPermissions: ['customers'] } })
    const renamed = (await owner('employees/list', {})).former
    expect(renamed.find(({ userID }) => userID === author?.userID)?.userNickname).toBe('API: Automaton')
  })

  test('its own user is hidden: in no list, not to be changed, assigned or signed in', async () => {
    const { keyID } = await make()
    const { userID, userUsername } = await server.connection.reads
      .selectFrom('api_keys as k')
      .innerJoin('users as u', 'u.userID', 'k.userID')
      .select(['u.userID', 'u.userUsername'])
      .where('k.keyID', '=', keyID)
      .executeTakeFirstOrThrow()
    const { users } = await owner('settings/users/list', { search: { perPage: 100 } })
    expect(users.some((user) => user.userID === userID)).toBe(false)
    await expect(owner('settings/users/disable', { userID, disabled: false })).rejects.toMatchObject({ status: 404 })
    const convoID = PEOPLE.nguyen.convos.main!
    await expect(owner('customers/conversation/assign-user', { convoID, userID })).rejects.toMatchObject({
      status: 404,
    })
    await expect(server.call('auth/login', { username: userUsername, password: '' })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('each change is logged, and announced on the live channel', async () => {
    const live = await openLive(
      server.url,
      { authorization: `Bearer ${owner.token}` },
      { companyKey: 'goldenpledge', userID: USER.owner },
    )
    await live.next(({ event }) => event === 'ready')
    const { keyID } = await make({ keyName: 'Watched' })
    await live.next(({ event }) => event === 'reload_keys')
    await owner('settings/api-keys/rotate', { keyID })
    await owner('settings/api-keys/revoke', { keyID })
    live.close()
    const lines = await server.connection.reads
      .selectFrom('audit')
      .select('action')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('target', '=', `api-key/${keyID}`)
      .orderBy('auditID')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['api-key-make', 'api-key-rotate', 'api-key-revoke'])
  })

  test('a secret is shown only after a recent confirmation; revoking needs none', async () => {
    const { keyID } = await make()
    const long = await server.signIn('owner')
    const before = { confirmedAt: Date.now() - HOUR_MS }
    await server.connection.writes
      .updateTable('sessions')
      .set(before)
      .where('tokenHash', '=', hashToken(long.token))
      .execute()
    await expect(make({}, long)).rejects.toMatchObject({ status: 403, code: 'step_up_needed' })
    await expect(long('settings/api-keys/rotate', { keyID })).rejects.toMatchObject({ code: 'step_up_needed' })
    await long('settings/api-keys/revoke', { keyID })
  })

  test('a support visit rotates none: its secret would outlive the visit', async () => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 31', readOnly: false })
    await expect(support('settings/api-keys/rotate', { keyID: 1 })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('support visit') as string,
    })
  })
})

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['203.0.113.0/33', false],
  ['2001:db8::/129', false],
  ['203.0.113', false],
  ['example.com', false],
  ['203.0.113.0/', false],
  ['', false],
])('%j is an address or network: %s', (text, is) => expect(isNetwork(text)).toBe(is))

test.each([
  [[], '198.51.100.1', true],
  [['203.0.113.0/24'], '203.0.113.200', true],
  [['203.0.113.0/24'], '203.0.114.1', false],
  [['203.0.113.7'], '203.0.113.7', true],
  [['2001:db8::/32'], '2001:db8:1::5', true],
  [['2001:db8::/32'], '2001:db9::5', false],
  [['203.0.113.0/24', '2001:db8::/32'], '2001:db8::1', true],
  [['203.0.113.0/24'], '', false],
])('with %j, from %j: %s', (networks, ip, may) => expect(isAllowedFrom(networks, ip)).toBe(may))
