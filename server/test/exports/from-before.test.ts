import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { migrate } from '@xd/migrations/migrate.ts'

const NAME = '0084-what-outlives-an-erasure'

const LINES = [
  {
    before: { search: { filter: 'Zuleika', storeID: 3, cursor: 'zuleika' } },
    after: { search: { storeID: 3, filter: true } },
  },
  { before: { search: { filter: ' ', sort: 'name' } }, after: { search: { sort: 'name' } } },
  { before: { search: { filter: true } }, after: { search: { filter: true } } },
  { before: { search: { storeID: 3 } }, after: { search: { storeID: 3 } } },
]

test.each(ENGINES)('older log lines about downloads lose the typed text, on %s', async (database) => {
  const server = await boot({ database })
  const { writes, dialect } = server.connection
  const companyID = COMPANY.goldenPledge
  const ids: number[] = []
  for (const { before } of LINES) {
    const detail = JSON.stringify(before)
    const line = {
      companyID,
      at: 1,
      action: 'export',
      target: 'list/customers',
      detail,
      auditWords: detail.toLowerCase(),
    }
    const none = { actorUserID: null, subjectUserID: null, ip: null }
    const made = writes
      .insertInto('audit')
      .values({ ...line, ...none })
      .returning('auditID')
    ids.push((await made.executeTakeFirstOrThrow()).auditID)
  }
  await writes.schema.dropTable('erased_unsubscribes').execute()
  await sql`delete from kysely_migration where name = ${NAME}`.execute(writes)
  expect(await migrate(writes as never, dialect)).toEqual([NAME])
  const rows = await writes.selectFrom('audit').selectAll().where('auditID', 'in', ids).orderBy('auditID').execute()
  expect(rows.map(({ detail }) => JSON.parse(detail!) as unknown)).toEqual(LINES.map(({ after }) => after))
  expect(JSON.stringify(rows)).not.toContain('uleika')
  const found = sql`select 1 from audit_fts where audit_fts match 'zuleika'`
  if (dialect === 'sqlite') expect((await found.execute(writes)).rows).toEqual([])
  await server.close()
})
