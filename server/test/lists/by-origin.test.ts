import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { gatherStatistics } from '@xd/fixtures/demo/write/statistics.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { PAYMENT_ORDERS, paymentsThat } from '#queries/payment-list.ts'

let server: Booted
beforeAll(async () => {
  server = await boot()
  // So many that SQLite's planner prefers the index of an order.
  const { writes } = server.connection
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('payments')`.execute(writes)
  const columns = rows.map(({ name }) => name).filter((name) => name !== 'paymentID')
  const values = columns.map((name) => (name === 'paymentKey' ? sql`'many-' || i` : sql.ref(`p.${name}`)))
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000)
    insert into payments (${sql.join(columns.map((name) => sql.ref(name)))}) select ${sql.join(values)}
    from n, (select * from payments where "companyID" = ${COMPANY.goldenPledge} and "paymentOrigin" = 'staff' limit 1) p`.execute(
    writes,
  )
  await gatherStatistics(writes)
  await server.connection.refreshStatistics()
})
afterAll(() => server.close())

// A company may have a million requests, and only a few made by customers or plans.
test.each([
  ['messageDate', [STORE.main]],
  ['paymentAmount', [STORE.main]],
  ['paymentAmount', [STORE.main, STORE.lake]],
  ['paymentStatus', [STORE.main]],
] as const)(
  'SQLite reads the requests that customers made by %s, of stores %j, and no others',
  async (by, storeIDs) => {
    const db = server.connection.reads
    const scope = { companyID: COMPANY.goldenPledge, storeIDs: [...storeIDs] }
    const found = await paymentsThat(db, scope, { filter: '', status: 'all', origin: 'self', now: Date.now() })
    const { columns } = PAYMENT_ORDERS[by]
    const sorted = columns.reduce((query, { ref }) => query.orderBy(sql.ref(ref), 'desc'), found.select('p.paymentID'))
    const plan = await sorted.explain<{ detail: string }>(undefined, sql`query plan`)
    expect(plan.map(({ detail }) => detail).join()).toMatch(/companyID=\? AND paymentOrigin=\?/)
  },
)
