import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, describe } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { holdJobs } from '../hold-jobs.ts'
import { oneOfEach } from '../one-of-each.ts'
import { type Copying, makeTwin, OFFSET } from './make-twin.ts'

const WRITES = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    calls[name].kind === 'write' && !['anyone', 'support'].includes(calls[name].access) && !calls[name].ownSession,
)
/** The rows of a store are copied under new keys, except those that several stores share. */
const STAYS = /^(companyID|jobID|replyID)$/

interface Twin {
  readonly column: 'companyID' | 'storeID'
  readonly id: number
  readonly copying: Copying
  /** Calls whose records the stores of a company share. */
  readonly leftOut: readonly CallName[]
}

const ownedBy = (column: Twin['column'], id: number) => (columns: readonly string[]) =>
  columns.includes(column) ? `"${column}" = ${id}` : undefined

const TWINS: readonly Twin[] = [
  {
    column: 'companyID',
    id: COMPANY.goldenPledge,
    copying: { rows: ownedBy('companyID', COMPANY.goldenPledge), isCopied: (id) => /ID$/.test(id) },
    leftOut: [],
  },
  {
    column: 'storeID',
    id: STORE.main,
    copying: {
      rows: ownedBy('storeID', STORE.main),
      isCopied: (id, keys) => id === 'convoLastMessageID' || (keys.includes(id) && !STAYS.test(id)),
    },
    leftOut: ['customers/merge', 'customers/erase', 'settings/stores/closures/save'],
  },
]

/** Every row of the twin, by table. */
const rowsOf = async ({ connection: { writes } }: Booted, { column, id }: Twin) => {
  const rows = new Map<string, string>()
  for (const { name, columns } of await writes.introspection.getTables()) {
    if (!columns.some((one) => one.name === column) || /_counts$|search|^(message_days|events|jobs)$/.test(name))
      continue
    const found = await sql<object>`select * from ${sql.table(name)} where ${sql.ref(column)} = ${id + OFFSET}`.execute(
      writes,
    )
    for (const row of found.rows) rows.set(`${name}/${Object.values(row).slice(0, 3).join('/')}`, JSON.stringify(row))
  }
  return rows
}

// A change without its company or store condition would change the twin too. Both engines run the same queries.
describe('beside a twin of the same data', () => {
  test.each(TWINS)('no call changes a row of the other $column', async (twin) => {
    const server = await boot({ database: 'sqlite' })
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    const inputOf = await visitInputs(server, await oneOfEach(server))
    const { token } = await server.signIn('owner')
    const picture = new FormData()
    const red = { width: 40, height: 40, channels: 3, background: '#a33' } as const
    picture.set('file', new Blob([new Uint8Array(await sharp({ create: red }).png().toBuffer())]), 'ring.png')
    // Jobs look after every company: one that happened to run would count as a call's change.
    await holdJobs(server)
    expect(await makeTwin(server, twin.copying)).toBeGreaterThan(250)
    let before = await rowsOf(server, twin)
    const answers = new Map<CallName, unknown>()
    const changed: unknown[] = []
    let made = 0
    for (const name of WRITES.filter((one) => !twin.leftOut.includes(one))) {
      const multipart = calls[name].body === 'multipart'
      const answer = await fetch(`${server.url}/api/${name}`, {
        method: 'POST',
        body: multipart ? picture : JSON.stringify(inputOf(name, answers)),
        headers: { authorization: `Bearer ${token}`, ...(!multipart && { 'content-type': 'application/json' }) },
      })
      const text = await answer.text()
      if (answer.status === 200) made += 1
      answers.set(name, JSON.parse(text))
      const after = await rowsOf(server, twin)
      for (const key of new Set([...before.keys(), ...after.keys()]))
        if (before.get(key) !== after.get(key)) changed.push([name, key, before.get(key), after.get(key)])
      before = after
    }
    expect(changed).toEqual([])
    expect(made).toBeGreaterThan(100)
    await server.close()
  })
})
