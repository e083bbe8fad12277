import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { REFUSED, visitInputs } from '../admin/visit-inputs.ts'
import { oneOfEach } from '../one-of-each.ts'
import { type Copying, makeTwin, OFFSET } from './make-twin.ts'
import { OWNERS, twinsOfCustomers } from './twins-of-customers.ts'

const WRITES = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    calls[name].kind === 'write' &&
    calls[name].access !== 'anyone' &&
    !calls[name].ownSession &&
    calls[name].body !== 'multipart' &&
    !REFUSED.includes(name),
)

const { goldenPledge } = COMPANY
const ofCompany: Copying = {
  rows: (columns) => (columns.includes('companyID') ? `"companyID" = ${goldenPledge}` : undefined),
  isCopied: (name) => /ID$/.test(name),
}

/** Calls that change what a search finds, or all of a file, a mailer, a batch or a store. */
const FOR_SEVERAL: readonly CallName[] = [
  'inbox/change',
  'inbox/undo-change',
  'mailers/undo-import',
  'mailers/force-job',
  'mailers/resume-job',
  'notices/send-batch',
  'settings/stores/closures/save',
]

// A query that forgets whose rows it changes changes the twin's too. The queries are the same on both engines.
describe('with a twin of the same data', () => {
  let server: Booted
  beforeEach(async () => {
    server = await boot({ database: 'sqlite', unwatched: true })
  })
  afterEach(() => server.close())

  /** The twin's rows, by table. */
  const theirs = async (tables: readonly (readonly [table: string, column: string])[]) => {
    const found: Record<string, readonly string[]> = {}
    for (const [table, column] of tables) {
      const rows = await sql
        .raw(`select * from "${table}" where "${column}" >= ${OFFSET}`)
        .execute(server.connection.writes)
      found[table] = rows.rows.map((row) => JSON.stringify(row))
    }
    return found
  }

  test.each([
    ['company', () => Promise.resolve(ofCompany), ['companyID'], [] as readonly CallName[]],
    ['customer', twinsOfCustomers, OWNERS, FOR_SEVERAL],
  ] as const)('no change to one %s changes the other', async (_, copying, owners, forSeveral) => {
    const { writes } = server.connection
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    const inputOf = await visitInputs(server, await oneOfEach(server))
    expect(await makeTwin(server, await copying(server))).toBeGreaterThan(250)
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: goldenPledge, reason: 'Call 820', readOnly: false })
    const tables = (await writes.introspection.getTables())
      .filter(({ name }) => !/search|_fts/.test(name))
      .flatMap(({ name, columns }) => {
        const owner = owners.find((id) => columns.some((one) => one.name === id))
        return owner === undefined ? [] : [[name, owner] as const]
      })
    const answers = new Map<CallName, unknown>()
    const touched: string[] = []
    let before = await theirs(tables)
    for (const name of WRITES) {
      await writes.deleteFrom('rate_limits').execute()
      const { status, text } = await server.ask(`/api/${name}`, {
        body: JSON.stringify(inputOf(name, answers)),
        token: support.token,
      })
      expect([name, status, status === 200 || text]).toEqual([name, 200, true])
      answers.set(name, JSON.parse(text))
      const after = await theirs(tables)
      // New rows are nobody's twins.
      const changed = tables
        .map(([table]) => [table, new Set(after[table])] as const)
        .filter(([table, rows]) => before[table]!.some((row) => !rows.has(row)))
        .map(([table]) => table)
      if (changed.length > 0 && !forSeveral.includes(name)) touched.push(`${name}: ${changed.join(', ')}`)
      before = after
    }
    expect(touched).toEqual([])
  })
})
