import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { migrate } from '@xd/migrations/migrate.ts'

const NAME = '0077-verified-rewrites'
const COLUMNS = ['numberedAt', 'postedAt', 'postedByID', 'verifiedAt', 'importID', 'awaitsImport']

describe.each(ENGINES)('tickets rewritten by an older version, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database, unwatched: true })
  })
  afterAll(() => server.close())

  test('keep their days; only unsent ones are looked for in the next file', async () => {
    const { writes, dialect } = server.connection
    const posted = writes.selectFrom('rewrite_tickets').selectAll().where('ticketState', '=', 'posted')
    const { rewriteTicketID } = await posted.executeTakeFirstOrThrow()
    await writes
      .updateTable('rewrite_tickets')
      .set({ ticketState: 'rewritten' })
      .where('rewriteTicketID', '=', rewriteTicketID)
      .execute()
    await writes.schema.dropTable('rewrite_misses').execute()
    for (const index of ['rewrite_tickets_awaiting', 'rewrite_tickets_by_import'])
      await writes.schema.dropIndex(index).execute()
    for (const column of COLUMNS) await writes.schema.alterTable('rewrite_tickets').dropColumn(column).execute()
    await sql`delete from kysely_migration where name = ${NAME}`.execute(writes)
    expect(await migrate(writes as never, dialect)).toEqual([NAME])
    const rows = await writes
      .selectFrom('rewrite_tickets as t')
      .innerJoin('rewrite_batches as b', 'b.rewriteID', 't.rewriteID')
      .selectAll('t')
      .select('b.rewriteAt')
      .execute()
    const of = (state: string) => rows.filter(({ ticketState }) => ticketState === state)
    expect(of('posted').length * of('rewritten').length).toBeGreaterThan(0)
    for (const { numberedAt, postedAt, postedByID, changedAt, changedByID, rewriteAt, awaitsImport } of of('posted'))
      expect([numberedAt, postedAt, postedByID, awaitsImport]).toEqual([rewriteAt, changedAt, changedByID, 0])
    for (const { numberedAt, postedAt, changedAt, awaitsImport } of of('rewritten'))
      expect([numberedAt, postedAt, awaitsImport]).toEqual([changedAt, null, 1])
  })
})
