import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { oneOfEach } from '../one-of-each.ts'
import { type Copying, firstDifference, makeTwin } from './make-twin.ts'

const READS = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    calls[name].kind === 'read' &&
    calls[name].access !== 'anyone' &&
    calls[name].access !== 'support' &&
    calls[name].body !== 'multipart',
)

const NARROWED = [{ filter: 'Whitfield' }, { custID: PEOPLE.whitfield.custID }, { status: 'open' }, { perPage: 3 }]
/** What everyone may know of the company. */
const OF_COMPANY = /"storeCount":\d+/
/** A store’s rows are copied under other keys, except what several stores share. */
const STAYS = /^(companyID|jobID|replyID)$/

const ownedBy = (column: 'companyID' | 'storeID', id: number) => (columns: readonly string[]) =>
  columns.includes(column) ? `"${column}" = ${id}` : undefined

const TWINS: readonly (readonly [what: string, asker: string, copying: Copying])[] = [
  ['company', 'owner', { rows: ownedBy('companyID', COMPANY.goldenPledge), isCopied: (id) => /ID$/.test(id) }],
  [
    'store',
    'clerk',
    {
      rows: ownedBy('storeID', STORE.main),
      isCopied: (id, keys) => id === 'convoLastMessageID' || (keys.includes(id) && !STAYS.test(id)),
    },
  ],
]

/** A call's input as it is, and narrowed; a list that can't be is refused before and after. */
const inputsOf = (name: CallName, input: object): string[] => {
  const narrowed = 'search' in (calls[name].input.fields as object) ? NARROWED : []
  const { search } = input as { search?: object }
  return [input, ...narrowed.map((more) => ({ ...input, search: { ...search, ...more } }))].map((one) =>
    JSON.stringify(one),
  )
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
