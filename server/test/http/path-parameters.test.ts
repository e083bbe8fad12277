import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

/** Every address with a part that names a record. */
const FOLDER = join(import.meta.dirname, '../../src/http')
const ADDRESSES = [
  ...new Set(
    readdirSync(FOLDER).flatMap((file) =>
      [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/'(\/[\w/]*:\w[^']*)'/g)].map(([, path]) => path!),
    ),
  ),
]
const NAMES = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F4%90%80%80',
  'a'.repeat(4000),
  '1e400',
  '9'.repeat(25),
  '-1',
  '%2e%2e%2f',
]

test('there are addresses to try', () => expect(ADDRESSES.length).toBeGreaterThan(15))

describe.each(ENGINES)('a name in an address, on %s', (database) => {
  let server: Booted
  let tokens: (string | undefined)[]
  beforeAll(async () => {
    server = await boot({ database })
    const owner = await server.signIn('owner')
    const { secret } = await owner('settings/api-keys/save', {
      key: { keyName: 'Notices', keyPermissions: ['notices'] },
    })
    tokens = [undefined, owner.token, secret]
  })
  afterAll(() => server.close())

  test.each(ADDRESSES)('%s answers any value', async (address) => {
    const answers = new Set<string>()
    for (const name of NAMES)
      for (const token of tokens)
        for (const method of ['GET', 'POST']) {
          const path = address.replace(/:\w+(\{[^}]*\})?/g, (_, pattern?: string) =>
            pattern?.startsWith('{[0-9]')
              ? pattern.replace(/\{\[0-9\]\+|\}|\\\\/g, '').replace(/^/, '9'.repeat(25))
              : name,
          )
          const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
          const body = method === 'POST' ? JSON.stringify({ notices: [] }) : undefined
          const { status } = await fetch(`${server.url}${path}`, { method, headers, body: body ?? null })
          if (status === 500) answers.add(`${method} ${path.slice(0, 60)} ${status}`)
        }
    expect([...answers]).toEqual([])
  })
})
