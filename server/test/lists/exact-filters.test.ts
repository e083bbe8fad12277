import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'
import { EXACT } from './exact.table.ts'
import { ORDERS, type Row } from './orders.table.ts'

const LISTS = Object.entries(EXACT)
const ZONE = 'America/Los_Angeles'

describe.each(ENGINES)('a filter finds exactly its rows, on %s', (database) => {
  let server: Booted
  let token: string
  beforeAll(async () => {
    server = await boot({ database })
    await oneOfEach(server)
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    ;({ token } = await server.signIn('owner'))
  })
  afterAll(() => server.close())

  const rowsOf = async (list: string, search: object): Promise<Row[]> => {
    const { input, all } = EXACT[list]!
    const found: Row[] = []
    for (let cursor: unknown = null; ;) {
      const body = JSON.stringify({ ...input, search: { ...all, perPage: 100, cursor, ...search } })
      const { status, text } = await server.ask(`/api/${list}`, { body, token })
      expect(status, `${list} ${body} ${text.slice(0, 300)}`).toBe(200)
      const answer = JSON.parse(text) as Record<string, unknown>
      found.push(...(answer[ORDERS[list]!.rows] as Row[]))
      cursor = answer['nextCursor']
      if (cursor === null || cursor === undefined) return found
    }
  }
  const idsOf = (list: string, rows: readonly Row[]) => rows.map((row) => row[ORDERS[list]!.id!])

  test.each(LISTS)('%s', async (list, { filters }) => {
    const all = await rowsOf(list, {})
    expect(all).not.toEqual([])
    for (const [filter, [values, passes]] of Object.entries(filters))
      for (const value of values)
        expect(
          idsOf(list, await rowsOf(list, { [filter]: value })),
          `${list} by ${filter}: ${JSON.stringify(value)}`,
        ).toEqual(
          idsOf(
            list,
            all.filter((row) => passes(row, value)),
          ),
        )
  })

  test('customers of a store are those with a conversation there', async () => {
    for (const store of [1, 2, 3]) {
      const there = await server.connection.reads
        .selectFrom('conversations')
        .select('custID')
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('storeID', '=', store)
        .execute()
      const ids = new Set(there.map(({ custID }) => custID))
      const found = idsOf('customers/list', await rowsOf('customers/list', { store }))
      expect(found.toSorted()).toEqual([...ids].toSorted())
      expect(found.length).toBeGreaterThan(0)
    }
  })

  test('a letter needs an address until one is known to which it can be mailed', async () => {
    const { writes } = server.connection
    const [letter] = await rowsOf('notices/needs-address', {})
    const { noticeID, custID } = letter as unknown as { noticeID: number; custID: number }
    const places = [null, 'x'].flatMap((custStreet) =>
      [null, 'x'].flatMap((custCity) =>
        [null, 'x'].flatMap((custState) =>
          [null, 'x'].map((custZIP) => ({ custStreet, custCity, custState, custZIP })),
        ),
      ),
    )
    const needs = async () =>
      idsOf('notices/needs-address', await rowsOf('notices/needs-address', {})).includes(noticeID)
    for (const place of places) {
      await writes.updateTable('customers').set(place).where('custID', '=', custID).execute()
      const { custStreet, custCity, custState, custZIP } = place
      const isKnown = custStreet !== null && (custZIP !== null || (custCity !== null && custState !== null))
      expect([place, await needs()]).toEqual([place, !isKnown])
    }
    await writes.updateTable('customers').set(places[0]!).where('custID', '=', custID).execute()
    const statusOf = (noticeStatus: 'letter' | 'skipped') =>
      writes.updateTable('notices').set({ noticeStatus }).where('noticeID', '=', noticeID).execute()
    await statusOf('skipped')
    expect(await needs()).toBe(false)
    await statusOf('letter')
    expect(await needs()).toBe(true)
  })

  test.each(LISTS.filter(([, { days }]) => days !== undefined))(
    '%s by day, of the company’s time',
    async (list, { days }) => {
      const [table, column, by] = days!
      const { writes } = server.connection
      const { companyID } = { companyID: COMPANY.goldenPledge }
      const { rows } = await sql<Record<string, number>>`
      select ${sql.ref(by)} from ${sql.table(table)} where "companyID" = ${companyID} order by 1 limit 5`.execute(
        writes,
      )
      const ids = rows.map((row) => row[by]!)
      expect(ids).toHaveLength(5)
      const day = asLocalDay('2026-03-08')
      const [starts, ends] = [instantOf(`${day}T00:00`, ZONE), instantOf(`${addDays(day, 1)}T00:00`, ZONE)]
      for (const [n, at] of [starts - 1, starts, ends - 1, ends, ends + 1].entries())
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where ${sql.ref(by)} = ${ids[n]!}`.execute(
          writes,
        )
      const found = async (search: object) =>
        idsOf(list, await rowsOf(list, search))
          .filter((id) => ids.includes(id as number))
          .toSorted()
      expect(await found({ dateStart: day, dateEnd: day })).toEqual([ids[1], ids[2]])
      expect(await found({ dateStart: day })).toEqual(ids.slice(1))
      expect(await found({ dateEnd: day })).toEqual(ids.slice(0, 3))
    },
  )
})
