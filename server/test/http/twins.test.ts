import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { oneOfEach } from '../one-of-each.ts'

const READS = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    calls[name].kind === 'read' &&
    calls[name].access !== 'anyone' &&
    calls[name].access !== 'support' &&
    calls[name].body !== 'multipart',
)

/** Kept by triggers, or nobody's data. */
const NOT_COPIED = /_counts$|search|^(message_days|events|jobs|sessions|made_once|user_stores|user_devices)$/
const NARROWED = [{ filter: 'Whitfield' }, { custID: PEOPLE.whitfield.custID }, { status: 'open' }, { perPage: 3 }]
/** What everyone may know of the company. */
const OF_COMPANY = /"storeCount":\d+/
const OFFSET = 1_000_000
/** A store’s rows are copied under other keys, except what several stores share. */
const STAYS = /^(companyID|jobID|replyID)$/

interface Copying {
  readonly column: 'companyID' | 'storeID'
  readonly of: number
}

/** Copies every row of a company, or of a store, under other ids: its twin. */
const makeTwin = async ({ connection: { writes } }: Booted, { column, of }: Copying): Promise<number> => {
  await sql`pragma foreign_keys = off`.execute(writes)
  const tables = (await writes.introspection.getTables()).filter(
    ({ name, columns }) => !NOT_COPIED.test(name) && columns.some((one) => one.name === column),
  )
  const keys = tables.map(({ columns }) => columns[0]!.name)
  /** Whether an id is that of a copied row. */
  const isCopied = (id: string): boolean =>
    column === 'companyID' ? /ID$/.test(id) : id === 'convoLastMessageID' || (keys.includes(id) && !STAYS.test(id))
  let copied = 0
  for (const { name, columns } of tables) {
    const { rows: indexes } = await sql<{ name: string }>`
      select name from pragma_index_list(${name}) where "unique" = 1`.execute(writes)
    const unique = await Promise.all(
      indexes.map(
        async (index) =>
          (await sql<{ name: string }>`select name from pragma_index_info(${index.name})`.execute(writes)).rows,
      ),
    )
    // Where no id tells twins apart, a text must.
    const own = unique
      .filter((parts) => !parts.some((part) => isCopied(part.name)))
      .flatMap((parts) =>
        parts
          .map((part) => part.name)
          .filter((part) => !/ID$/.test(part))
          .slice(0, 1),
      )
    const values = columns.map(({ name: field, dataType }) => {
      if (isCopied(field) && /int/i.test(dataType)) return `"${field}" + ${OFFSET}`
      return own.includes(field) && /text/i.test(dataType) ? `"${field}" || '~'` : `"${field}"`
    })
    const names = columns.map((one) => `"${one.name}"`).join(', ')
    const { numAffectedRows } = await sql
      .raw(
        `insert or ignore into "${name}" (${names}) select ${values.join(', ')} from "${name}" where "${column}" = ${of}`,
      )
      .execute(writes)
    copied += Number(numAffectedRows ?? 0)
  }
  return copied
}

const TWINS: readonly (readonly [what: string, asker: string, copying: Copying])[] = [
  ['company', 'owner', { column: 'companyID', of: COMPANY.goldenPledge }],
  ['store', 'clerk', { column: 'storeID', of: STORE.main }],
]

/** A call's input as it is, and narrowed; a list that can't be is refused before and after. */
const inputsOf = (name: CallName, input: object): string[] => {
  const narrowed = 'search' in (calls[name].input.fields as object) ? NARROWED : []
  const { search } = input as { search?: object }
  return [input, ...narrowed.map((more) => ({ ...input, search: { ...search, ...more } }))].map((one) =>
    JSON.stringify(one),
  )
}

const firstDifference = (one: string, other: string): string[] => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 160))
}

// A query that forgets whose rows it wants finds the twin's too. The queries are the same on both engines.
describe('with a twin of the same data', () => {
  let server: Booted
  beforeEach(async () => {
    // Answers may not differ by when they are given.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    server = await boot({ database: 'sqlite' })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  test.each(TWINS)('no answer differs for a user of the one %s', async (_, who, copying) => {
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    const inputOf = await visitInputs(server, await oneOfEach(server))
    const asker = await server.signIn(who)
    const answers = async () => {
      const found = new Map<string, string>()
      for (const name of READS)
        for (const body of inputsOf(name, inputOf(name, new Map()))) {
          await server.connection.writes.deleteFrom('rate_limits').execute()
          const { status, text } = await server.ask(`/api/${name}`, { body, token: asker.token })
          found.set(`${name} ${body}`, `${status} ${text.replace(OF_COMPANY, '')}`)
        }
      return found
    }
    const before = await answers()
    expect([...before.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(100)
    expect(await makeTwin(server, copying)).toBeGreaterThan(250)
    const after = await answers()
    const differ = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
    expect(differ.map((name) => [name, ...firstDifference(before.get(name)!, after.get(name)!)])).toEqual([])
  })
})
