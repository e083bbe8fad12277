import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { ALL_ORDERS } from '../lists/all-orders.ts'
import type { Row } from '../lists/orders.table.ts'
import { oneOfEach } from '../one-of-each.ts'
import { COLUMNS, type Named } from './columns.table.ts'
import { exported } from './export-file.ts'

/** The search that both a list’s file and its call are given. */
const OF: Readonly<Record<string, readonly [file: object, call: object]>> = {
  inbox: [{ status: 'all' }, { search: { status: 'all' } }],
  notices: [{ batch: 1 }, { batchID: 1 }],
  'mailer-recipients': [{ mailer: 1 }, { jobID: 1 }],
}

describe.each(ENGINES)('the columns of files, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let named: Named
  beforeAll(async () => {
    server = await boot({ database })
    await oneOfEach(server)
    owner = await server.signIn('owner')
    const { writes } = server.connection
    const [ticketLoanDate, ticketGraceDate] = [asLocalDay('2026-10-01'), asLocalDay('2026-12-13')]
    const book = { ticketDescription: '14k ring', ticketLoanDate, ticketGraceDate }
    await writes
      .updateTable('tickets')
      .set({ ...book, principalCents: 8_000, amountDueCents: 9_350 })
      .execute()
    await writes.updateTable('payments').set({ paymentNoticeFee: 125, paymentFee: 275 }).execute()
    await writes.updateTable('plans').set({ planTotalCents: 90_000 }).execute()
    const { stores } = await owner('stores/list', {})
    const { employees } = await owner('employees/list', {})
    const { labels } = await owner('labels/list', {})
    named = {
      stores: new Map(stores.map(({ storeID, storeName }) => [storeID, storeName])),
      users: new Map(employees.map(({ userID, userNickname }) => [userID, userNickname])),
      labels: new Map(labels.map(({ labelID, labelName }) => [labelID, labelName])),
    }
  })
  afterAll(() => server.close())

  test.each(Object.entries(COLUMNS))('%s.csv shows what its list shows', async (name, cells) => {
    const { call } = FILES.find((file) => file.name === name)!
    const [asked, input] = OF[name] ?? [{}, {}]
    const { search = {} } = input as { search?: object }
    const body = JSON.stringify({ ...input, search: { ...search, perPage: 100 } })
    const { status, text } = await server.ask(`/api/${call}`, { body, token: owner.token })
    expect(status, text.slice(0, 300)).toBe(200)
    const rows = (JSON.parse(text) as Record<string, Row[]>)[ALL_ORDERS[call]!.rows]!
    expect(rows).not.toEqual([])
    const lines = await exported(server, name as ExportName, asked, owner)
    const shown = lines.slice(0, rows.length)
    expect(Object.keys(cells).filter((title) => !(title in shown[0]!))).toEqual([])
    for (const [title, cell] of Object.entries(cells))
      expect([title, ...shown.map((line) => line[title])]).toEqual([
        title,
        ...rows.map((row, i) => cell(row, named, shown[i]!['Time zone'] ?? '')),
      ])
  })
})
