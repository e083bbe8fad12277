import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { countOneMore } from '@xd/server/queries/rate-limits.ts'
import type { TxDb } from '@xd/server/db/connect.ts'

const WINDOW = 1_000

describe.each(ENGINES)('a limit, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  // As [time, count]. A caller who keeps trying is not shut out for longer than from the first try to the window's end.
  test.each([
    [
      'tries do not prolong the window',
      [
        [0, 1],
        [500, 2],
        [999, 3],
        [1_000, 1],
      ],
    ],
    [
      'the next window starts with its first try, and is as long',
      [
        [0, 1],
        [1_700, 1],
        [2_000, 2],
        [2_699, 3],
        [2_700, 1],
      ],
    ],
  ] as const)('%s', async (limitKey, tries) => {
    // One statement each: the need for a transaction is not tested here.
    const writes = server.connection.writes as TxDb
    const counts: [number, number][] = []
    // Housekeeping deletes old windows as the server starts.
    const start = Date.now()
    for (const [at] of tries) counts.push([at, await countOneMore(writes, limitKey, WINDOW, start + at)])
    expect(counts).toEqual(tries)
  })
})
