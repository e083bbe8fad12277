import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

const CSV = { csv_data: 'x'.repeat(13_000_000), filename: 'book.csv', storeID: STORE.main }

describe.each(ENGINES)('a file that is too large, on %s', (database) => {
  let server: Booted
  let owner: CallClient
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  it.each([
    ['a ticket book', () => owner('mailers/import-from-superpawn', CSV)],
    ['notices', () => owner('notices/import', { ...CSV, kind: 'due-soon' })],
    ['a picture', () => owner('mailers/resize-image', { image_data: 'A'.repeat(14_500_000) })],
  ] as const)('is refused by the call, which says how large it may be: %s', async (_, give) => {
    await expect(give()).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
      message: expect.stringContaining('10 MB'),
    })
  })
})
