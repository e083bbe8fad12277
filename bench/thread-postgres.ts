import { rmSync } from 'node:fs'
import type { Bench } from './bench.ts'
import { CACHE } from './large-database.ts'
import { largePostgres } from './large-postgres.ts'
import { busyCompany, readEverything } from './thread.ts'

/** The same as `thread`, on PostgreSQL. */
export const run: Bench = async () => {
  const moved = `${CACHE}moving.sqlite`
  const database = await largePostgres('busy', async () => {
    await busyCompany(moved)
    return moved
  })
  rmSync(moved, { force: true })
  try {
    return await readEverything('thread-postgres', database.url)
  } finally {
    await database.stop()
  }
}
