import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { firstDifference } from '../http/make-twin.ts'
import { oneOfEach } from '../one-of-each.ts'

type Row = Readonly<Record<string, unknown>>
type Key = (row: Row) => string | number

const named =
  (name: string): Key =>
  (row) =>
    foldText(String(row[name]))
const of =
  (name: string): Key =>
  (row) =>
    row[name] as string | number

/** How lists without pages are sorted, by their call and the name of the rows. */
const WHOLE: Readonly<
  Partial<Record<CallName, readonly [rows: string, key: Key, dir: 'asc' | 'desc', input?: object]>>
> = {
  'auth/sessions/list': ['sessions', of('usedAt'), 'desc'],
  'admin/get-login-as-companies': ['companies', named('companyName'), 'asc'],
  'calendar/categories/list': ['categories', named('catTitle'), 'asc'],
  'calendar/imports/list': ['imports', of('importedAt'), 'desc'],
  'comments/list': ['comments', of('commentID'), 'asc', { commentKey: `customer/${PEOPLE.whitfield.custID}` }],
  'customers/conversation/messages/fetch': ['messages', of('messageID'), 'asc'],
  'employees/list': ['employees', named('userNickname'), 'asc'],
  'labels/list': [
    'labels',
    ({ labelModuleKey, labelName }) => `${String(labelModuleKey)} ${foldText(String(labelName))}`,
    'asc',
  ],
  'payments/impressions/fetch': ['impressions', of('impressionID'), 'desc'],
  'settings/stores/closures/list': ['closures', of('day'), 'asc'],
  'settings/stores/list': ['stores', named('storeName'), 'asc'],
  'stores/list': ['stores', named('storeName'), 'asc'],
  'templates/list': ['templates', named('templateName'), 'asc'],
}

// SQLite can be told to answer whatever has no order in the reverse of the order that happens to come first.
describe('without an order of its own', () => {
  let server: Booted
  let ask: (name: CallName, input?: object) => Promise<{ status: number; text: string }>
  let inputOf: Awaited<ReturnType<typeof visitInputs>>
  beforeAll(async () => {
    // Answers may not differ by when they are given.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    server = await boot({ database: 'sqlite' })
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    inputOf = await visitInputs(server, await oneOfEach(server))
    // The minute that passes would bring other metal prices.
    await server.connection.writes.deleteFrom('jobs').where('kind', '=', 'poll-metals').execute()
    vi.setSystemTime(Date.now() + 60_000)
    const owner = await server.signIn('owner')
    const support = await server.signIn('support@xd.test')
    await owner('calendar/import', {
      catID: 1,
      ics_data: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270601\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    })
    for (const commentMessage of ['First', 'Second'])
      await owner('comments/submit', { comment: { commentKey: `customer/${PEOPLE.whitfield.custID}`, commentMessage } })
    ask = async (name, input = inputOf(name, new Map()) as object) => {
      await server.connection.writes.deleteFrom('rate_limits').execute()
      const { token } = calls[name].access === 'support' ? support : owner
      return server.ask(`/api/${name}`, { body: JSON.stringify(input), token })
    }
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
  })

  test('nothing is read that is shown in an order', async () => {
    const { reads, writes } = server.connection
    const answers = async (reversed: 0 | 1) => {
      for (const db of [reads, writes]) await sql.raw(`pragma reverse_unordered_selects = ${reversed}`).execute(db)
      const found = new Map<string, string>()
      for (const name of Object.keys(calls) as CallName[]) {
        const { kind, access, body } = calls[name]
        if (kind !== 'read' || access === 'anyone' || body === 'multipart') continue
        const { status, text } = await ask(name)
        found.set(name, `${status} ${text}`)
      }
      return found
    }
    const [before, after] = [await answers(0), await answers(1)]
    await answers(0)
    expect([...before.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(70)
    const differ = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
    expect(differ.map((name) => [name, ...firstDifference(before.get(name)!, after.get(name)!)])).toEqual([])
  })

  test.each(Object.entries(WHOLE))('the list of %s is sorted', async (name, [rows, key, dir, input]) => {
    const { status, text } = await ask(name as CallName, input)
    expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)])
    const keys = (JSON.parse(text) as Record<string, Row[]>)[rows]!.map(key)
    expect(new Set(keys).size, `${name} has too few rows`).toBeGreaterThan(1)
    const inOrder = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(keys).toEqual(dir === 'asc' ? inOrder : inOrder.toReversed())
  })
})
