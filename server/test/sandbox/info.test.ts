import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('sandbox/info, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  test('says without a session where the sandbox is, and which numbers its phones can text', async () => {
    const { url, stores } = await server.call('sandbox/info', {})
    expect(url).toBe(server.sandboxURL)
    expect(stores.length).toBeGreaterThan(2)
    expect(stores.every(({ storeSMSNumber }) => /^\+1\d{10}$/.test(storeSMSNumber))).toBe(true)
    expect(Object.keys(stores[0]!).sort()).toEqual(['companyName', 'storeColor', 'storeName', 'storeSMSNumber'])
  })
})
