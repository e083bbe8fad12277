import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { oneOfEach } from '../one-of-each.ts'
import { ALL_ORDERS } from './all-orders.ts'
import type { Ordered, Row } from './orders.table.ts'

const CASES = Object.entries(ALL_ORDERS)
const DIRECTIONS = ['asc', 'desc'] as const
/** Of each list, so many rows are copied, or made to tie. */
const FIRST = 5
const ALL = 100

type Asked = Readonly<Record<string, unknown>>
interface Page {
  readonly count: number
  readonly nextCursor: string | null
  readonly rows: readonly Row[]
}

const compare = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
  const at = a.findIndex((part, i) => part !== b[i])
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1
}

const named = (row: Row) => Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)

/** More rows for a list, some of which its orders can’t tell apart. */
const crowd = async ({ connection: { writes } }: Booted, { table, by, like, copy, tie }: Ordered): Promise<void> => {
  if (table === undefined || by === undefined || (copy ?? tie) === undefined) return
  const alike = sql.join(named({ companyID: COMPANY.goldenPledge, ...like }), sql` and `)
  const { rows: first } = await sql<Row>`
    select * from ${sql.table(table)} where ${alike} order by ${sql.ref(by)} desc limit ${sql.lit(FIRST)}`.execute(
    writes,
  )
  let n = 0
  for (const [place, { [by]: id, ...row }] of first.entries())
    if (copy)
      for (const _ of first.length < FIRST ? [1, 2, 3, 4, 5] : [1, 2]) {
        const made = { ...row, ...copy((n += 1)) }
        const columns = sql.join(Object.keys(made).map((column) => sql.ref(column)))
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(made))})`.execute(
          writes,
        )
      }
    else if (place < 3) {
      const same = named(Object.fromEntries(tie!.map((column) => [column, first[0]![column]])))
      await sql`update ${sql.table(table)} set ${sql.join(same)} where ${sql.ref(by)} = ${id}`.execute(writes)
    }
}

/** Reads every row that stands in a list's table, by the id its answer shows. */
const storedRows = async ({ connection }: Booted, { table, id }: Ordered): Promise<Map<unknown, Row>> => {
  if (table === undefined) return new Map()
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(connection.writes)
  return new Map(rows.map((row) => [row[id === 'activityID' ? 'auditID' : id!], row]))
}

describe.each(ENGINES)('every list with pages, on %s', (database) => {
  let server: Booted
  let tokens: Record<'owner' | 'support' | 'ofOneStore', string>
  let inputOf: Awaited<ReturnType<typeof visitInputs>>
  beforeAll(async () => {
    server = await boot({ database })
    const { writes } = server.connection
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    inputOf = await visitInputs(server, await oneOfEach(server))
    const seen = new Set<Ordered['copy']>()
    for (const list of Object.values(ALL_ORDERS)) {
      if (list.copy === undefined || !seen.has(list.copy)) await crowd(server, list)
      seen.add(list.copy)
    }
    // Someone who may do everything, in one store.
    const { userID: _, ...owner } = await writes
      .selectFrom('users')
      .selectAll()
      .where('userUsername', '=', 'owner@goldenpledge.test')
      .executeTakeFirstOrThrow()
    const { userID: local } = await writes
      .insertInto('users')
      .values({ ...owner, userUsername: 'local@goldenpledge.test', userAllStores: 0 })
      .returning('userID')
      .executeTakeFirstOrThrow()
    await writes
      .insertInto('user_stores')
      .values({ companyID: COMPANY.goldenPledge, userID: local, storeID: STORE.main })
      .execute()
    tokens = {
      owner: (await server.signIn('owner')).token,
      support: (await server.signIn('support@xd.test')).token,
      ofOneStore: (await server.signIn('local')).token,
    }
  })
  afterAll(() => server.close())

  const answer = async (name: string, search: Asked, who: keyof typeof tokens = 'owner') => {
    const token = calls[name as CallName].access === 'support' ? tokens.support : tokens[who]
    const input = inputOf(name as CallName, new Map()) as { search?: object }
    const whole = { ...input, ...ALL_ORDERS[name]?.input, search: { ...input.search, ...search } }
    return server.ask(`/api/${name}`, { body: JSON.stringify(whole), token })
  }
  const pageOf = async (name: string, search: Asked, who?: keyof typeof tokens): Promise<Page> => {
    const { status, text } = await answer(name, search, who)
    expect([status, status === 200 || text], `${name} ${JSON.stringify(search)}`).toEqual([200, true])
    const found = JSON.parse(text) as Record<string, unknown>
    return { ...(found as never as Page), rows: found[ALL_ORDERS[name]!.rows] as Row[] }
  }
  /** The rows of so many pages, by their ids, and whether more follow. */
  const walk = async (name: string, search: Asked, pages = Infinity, who?: keyof typeof tokens) => {
    const rows: Row[] = []
    let cursor: string | null = null
    for (let read = 0; read === 0 || (cursor !== null && read < pages); read += 1) {
      const page: Page = await pageOf(name, { ...search, cursor }, who)
      rows.push(...page.rows)
      cursor = page.nextCursor
    }
    return { rows, more: cursor !== null }
  }
  const idsOf = (name: string, rows: readonly Row[]) => {
    const { id } = ALL_ORDERS[name]!
    return rows.map((row) => (id === undefined ? JSON.stringify(row) : row[id]))
  }

  test('has its orders in the table of them', async () => {
    const named: Record<string, string[]> = {}
    for (const name of Object.keys(calls) as CallName[]) {
      if (calls[name].kind !== 'read' || !('search' in (calls[name].input.fields as object))) continue
      const { status, text } = await answer(name, { sortBy: 'no such order' })
      const told = /"search.sortBy":"One of ([^"]+)"/.exec(text)?.[1]
      if (status === 400 && told !== undefined) named[name] = told.split(', ')
    }
    expect(named).toEqual(Object.fromEntries(CASES.map(([name, { orders }]) => [name, Object.keys(orders)])))
  })

  const ORDERED = CASES.flatMap(([name, list]) => Object.keys(list.orders).map((sortBy) => [name, sortBy] as const))

  test.each(ORDERED)('%s by %s has the same rows in that order, however many on a page', async (name, sortBy) => {
    const list = ALL_ORDERS[name]!
    const stored = await storedRows(server, list)
    const storedOf = (row: Row) => stored.get(row[list.id!]) ?? {}
    const keyOf = (row: Row) => list.orders[sortBy]!(row, storedOf(row))
    const placeOf = (row: Row) => [...keyOf(row), ...(list.by === undefined ? [] : [storedOf(row)[list.by] as number])]
    for (const sortDir of DIRECTIONS) {
      const sorted = { sortBy, sortDir }
      const { rows } = await walk(name, { ...sorted, perPage: ALL })
      const places = rows.map(placeOf)
      expect(places.length, `${name} has too few rows to sort`).toBeGreaterThan(3)
      expect(places).toEqual(places.toSorted((a, b) => (sortDir === 'asc' ? compare(a, b) : compare(b, a))))
      const keys = new Set(rows.map((row) => JSON.stringify(keyOf(row)))).size
      if (keyOf(rows[0]!).length > 0)
        expect([keys > 1, keys < rows.length], `${name} has no ties`).toEqual([true, true])
      const ids = idsOf(name, rows)
      for (const perPage of database === 'sqlite' ? [1, 2, 3] : [2]) {
        const some = await walk(name, { ...sorted, perPage }, 3)
        expect([perPage, idsOf(name, some.rows)]).toEqual([perPage, ids.slice(0, 3 * perPage)])
        const second = await pageOf(name, { ...sorted, perPage, page: 2 })
        expect([idsOf(name, second.rows), second.count]).toEqual([ids.slice(perPage, 2 * perPage), ids.length])
      }
      if (ids.length > ALL) continue
      // At the very end.
      const whole = await walk(name, { ...sorted, perPage: ids.length }, 1)
      expect([idsOf(name, whole.rows), whole.more]).toEqual([ids, false])
      const short = await walk(name, { ...sorted, perPage: ids.length - 1 }, 1)
      expect([idsOf(name, short.rows), short.more]).toEqual([ids.slice(0, -1), true])
      const rest = await walk(name, { ...sorted, perPage: ids.length - 1 })
      expect(idsOf(name, rest.rows)).toEqual(ids)
      const beyond = await pageOf(name, { ...sorted, perPage: ids.length, page: 2 })
      expect([beyond.rows, beyond.count, beyond.nextCursor]).toEqual([[], ids.length, null])
    }
  })

  test.each(CASES)(
    '%s narrowed to a store, or read by someone of one store, has exactly its rows',
    async (name, list) => {
      const stored = await storedRows(server, list)
      const storeOf = (row: Row) => stored.get(row[list.id!])?.['storeID'] ?? null
      const all = await walk(name, { perPage: ALL })
      const ofMain = all.rows.filter((row) => storeOf(row) === STORE.main)
      if (ofMain.length > 0 && (await answer(name, { store: STORE.main })).status === 200) {
        const main = await pageOf(name, { store: STORE.main, perPage: 3 })
        expect([idsOf(name, main.rows), main.count]).toEqual([idsOf(name, ofMain).slice(0, 3), ofMain.length])
      }
      if (list.ofCompany) return
      const seen = await walk(name, { perPage: ALL }, Infinity, 'ofOneStore')
      const mayRead = all.rows.filter((row) => storeOf(row) === null || storeOf(row) === STORE.main)
      expect(idsOf(name, seen.rows)).toEqual(idsOf(name, mayRead))
      expect((await pageOf(name, { perPage: 1 }, 'ofOneStore')).count).toBe(mayRead.length)
    },
  )

  test('tickets without a due date are in no range of days', async () => {
    const dueOf = async (search: Asked) =>
      (await walk('tickets/list', { ...search, perPage: ALL })).rows.map(({ ticketDueDate }) => ticketDueDate)
    expect(await dueOf({})).toContain(null)
    for (const search of [{ dateEnd: '2199-12-31' }, { dateStart: '2000-01-01' }]) {
      const due = await dueOf(search)
      expect(due.length).toBeGreaterThan(0)
      expect(due).not.toContain(null)
    }
  })
})
