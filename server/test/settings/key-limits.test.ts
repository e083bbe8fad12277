import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCallClient } from '@xd/core/client/call-client.ts'
import { KEY_LASTS_MOST_MS } from '@xd/core/domain/access/api-key.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('the limits of an API key, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const make = (more: object = {}) =>
    owner('settings/api-keys/save', {
      key: { keyName: 'Sync', keyPermissions: ['messages', 'payments'], ...more },
    })
  const callWith = (secret: string) =>
    createCallClient((path, body) =>
      fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body }),
    )

  test('ends after today and within two years, in any time zone', async () => {
    const until = (keyExpires: number) => make({ keyExpires: new Date(keyExpires).toISOString() })
    const refused = (sentence: string) => ({ status: 400, fields: { 'key.keyExpires': sentence } })
    const now = Date.now()
    await expect(until(now - MINUTE_MS)).rejects.toMatchObject(refused('Choose a day in the future'))
    const longest = now + KEY_LASTS_MOST_MS + DAY_MS
    await expect(until(longest + HOUR_MS)).rejects.toMatchObject(refused('A key can last two years at most'))
    for (const allowed of [now + HOUR_MS, longest - MINUTE_MS]) {
      const { keyID, keys } = await until(allowed)
      expect(Date.parse(keys.find((key) => key.keyID === keyID)!.keyExpires)).toBe(allowed)
    }
  })

  test('shows a closed store only to users who may look back at it', async () => {
    const { keyID } = await make({ keyStoreIDs: [STORE.main, STORE.lake] })
    const { writes } = server.connection
    const shown = async () => {
      const { keys } = await owner('settings/api-keys/list', {})
      const key = keys.find((one) => one.keyID === keyID)!
      return [key.keyStoreIDs, key.keyOtherStores]
    }
    const setLake = (row: object) => writes.updateTable('stores').set(row).where('storeID', '=', STORE.lake).execute()
    const setOwner = (userPermissions: readonly string[]) =>
      writes
        .updateTable('users')
        .set({ userPermissions: JSON.stringify(userPermissions) })
        .where('userID', '=', USER.owner)
        .execute()
    const both = [[STORE.main, STORE.lake], 0]
    expect(await shown()).toEqual(both)
    await setLake({ storeEnabled: 0 })
    expect(await shown()).toEqual(both)
    await setOwner(PRESETS.owner.filter((one) => one !== 'settings'))
    expect(await shown()).toEqual([[STORE.main], 1])
    await setOwner(PRESETS.owner)
    await setLake({ storeEnabled: 1 })
  })

  test('doesn’t work at a deleted store, and shows its last use to the minute', async () => {
    const { keyID, secret } = await make({ keyStoreIDs: [STORE.main, STORE.lake] })
    const call = callWith(secret!)
    const { writes } = server.connection
    const asked = () => call('payments/list', { search: { store: STORE.lake } })
    expect((await asked()).payments.length).toBeGreaterThan(0)
    const setDeleted = (storeDeleted: 0 | 1) =>
      writes.updateTable('stores').set({ storeDeleted }).where('storeID', '=', STORE.lake).execute()
    await setDeleted(1)
    await expect(asked()).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await setDeleted(0)

    const key = writes.selectFrom('api_keys').select('usedAt').where('keyID', '=', keyID)
    const usedAfter = async (ago: number) => {
      const usedAt = Date.now() - ago
      await writes.updateTable('api_keys').set({ usedAt }).where('keyID', '=', keyID).execute()
      await asked()
      return (await key.executeTakeFirstOrThrow()).usedAt! - usedAt
    }
    expect(await usedAfter(MINUTE_MS / 2)).toBe(0)
    expect(await usedAfter(MINUTE_MS)).toBeGreaterThanOrEqual(MINUTE_MS)
  })
})
