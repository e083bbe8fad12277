import { sql } from 'kysely'
import type { Booted } from '@xd/fixtures/boot.ts'

/**
 * Jobs wait as if they had given up, until a test lets some run: what a call writes is then its own. SQLite only. A
 * lease would not hold them: one that ends too late counts as made by a clock that was wrong. `awaited` kinds run, as
 * calls wait for them.
 */
export const holdJobs = async ({ connection: { writes } }: Booted, awaited: readonly string[] = []): Promise<void> => {
  const held = sql.lit(Number.MAX_SAFE_INTEGER)
  const isHeld = sql.raw(`new.kind not in (${['', ...awaited].map((kind) => `'${kind}'`).join(', ')})`)
  await sql`create trigger hold_jobs after insert on jobs when ${isHeld} begin
    update jobs set "gaveUpAt" = ${held} where "jobID" = new."jobID"; end`.execute(writes)
  await sql`update jobs set "gaveUpAt" = ${held}`.execute(writes)
}
