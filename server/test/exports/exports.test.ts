import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'
import { payWorld, type PayWorld } from '../payments/pay-world.ts'
import { askForFile, exported, rowsOf, textOf } from './export-file.ts'

type Search<N extends 'payments/list' | 'customers/list' | 'inbox/list'> = NonNullable<WireInput<N>['search']>
type Who = PayWorld['clerk']

describe.each(ENGINES)('a list as a file, on %s', (database) => {
  let server: PayWorld
  let who: Record<'clerk' | 'owner' | 'stranger', Who>
  let label: { payment: number; customer: number; conversation: number }
  beforeAll(async () => {
    server = await payWorld({ database })
    who = {
      clerk: server.clerk,
      owner: await server.signIn('owner'),
      stranger: await server.signIn('owner@silveranchor.test'),
    }
    const { labels } = await server.clerk('labels/list', {})
    const first = (module: string) => labels.find(({ labelModuleKey }) => labelModuleKey === module)!.labelID
    label = { payment: first('payment'), customer: first('customer'), conversation: first('conversation') }
    await server.request({
      paymentMemo: '=cmd|calc',
      paymentReference: '+1+1',
      paymentTicketList: '10233, 10234',
      paymentLabels: [label.payment],
    })
    await server.clerk('customers/update-labels', { customerID: server.custID, labels: [label.customer] })
  })
  afterAll(() => server.close())

  /** Everything that a list shows, page by page. */
  const listed = async <Row, Asked>(
    ask: (
      search: Asked & { perPage: number; cursor: string | null },
    ) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>,
    search: Asked,
  ) => {
    const rows: Row[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ ...search, perPage: 100, cursor })
      rows.push(...page.rows)
      cursor = page.nextCursor
    } while (cursor !== null)
    return rows
  }
  const payments = (search: Search<'payments/list'>, caller: Who) =>
    listed(async (asked) => {
      const { payments: rows, nextCursor } = await caller('payments/list', { search: asked })
      return { rows, nextCursor }
    }, search)
  const customers = (search: Search<'customers/list'>, caller: Who) =>
    listed(async (asked) => {
      const { customers: rows, nextCursor } = await caller('customers/list', { search: asked })
      return { rows, nextCursor }
    }, search)
  const inbox = (search: Search<'inbox/list'>, caller: Who) =>
    listed(async (asked) => {
      const { messages: rows, nextCursor } = await caller('inbox/list', { search: asked })
      return { rows, nextCursor }
    }, search)

  const ROLES = ['clerk', 'owner', 'stranger'] as const
  const PAYMENT_SEARCHES: Search<'payments/list'>[] = [
    {},
    { status: 'approved' },
    { status: 'expired' },
    { status: 'sent', sortDir: 'asc' },
    { filter: 'interest' },
    { filter: 'zo payer' },
    { store: 1 },
    { dateStart: '2000-01-01', dateEnd: '2100-01-01' },
    { dateEnd: '2001-01-01' },
  ]
  test.each(ROLES)('has the payments that the %s’s list shows, in its order, for any filter', async (role) => {
    for (const search of [...PAYMENT_SEARCHES, { label: label.payment }]) {
      const strange = role === 'stranger' && (search.store !== undefined || search.label !== undefined)
      if (strange) {
        expect((await askForFile(server, 'payments', search, who[role])).status, JSON.stringify(search)).toBe(404)
        continue
      }
      const shown = await payments(search, who[role])
      const rows = await exported(server, 'payments', search, who[role])
      expect(
        rows.map((row) => [row['Link'], row['Amount']]),
        JSON.stringify(search),
      ).toEqual(shown.map(({ paymentURL, paymentAmount }) => [paymentURL, paymentAmount.toFixed(2)]))
    }
  })

  test.each(ROLES)('has the customers that the %s’s list shows', async (role) => {
    const searches: Search<'customers/list'>[] = [
      {},
      { sortDir: 'desc' },
      { sortBy: 'custCreated' },
      { filter: 'ma' },
      { filter: 'maria' },
      { status: 'blocked' },
    ]
    for (const search of [...searches, ...(role === 'stranger' ? [] : [{ label: label.customer }, { store: 1 }])]) {
      const rows = await exported(server, 'customers', search, who[role])
      expect(
        rows.map((row) => Number(row['Customer ID'])),
        JSON.stringify(search),
      ).toEqual((await customers(search, who[role])).map(({ custID }) => custID))
    }
  })

  test.each(ROLES)('has the conversations that the %s’s inbox shows', async (role) => {
    const searches: Search<'inbox/list'>[] = [
      {},
      { status: 'all' },
      { status: 'archived' },
      { unread: true },
      { assigned: 'me' },
      { flag: 'star' },
      { filter: 'thank' },
    ]
    for (const search of [...searches, ...(role === 'stranger' ? [] : [{ label: label.conversation }, { store: 1 }])]) {
      const rows = await exported(server, 'inbox', search, who[role])
      expect(
        rows.map((row) => Number(row['Conversation ID'])),
        JSON.stringify(search),
      ).toEqual((await inbox(search, who[role])).map(({ convoID }) => convoID))
    }
  })

  test('keeps accents, begins with a byte order mark, and lets no text run as a formula', async () => {
    const answer = await askForFile(server, 'payments', { custID: server.custID }, who.clerk)
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="payments-\d{4}-\d{2}-\d{2}\.csv"$/,
    )
    const text = await textOf(answer.clone())
    expect(text).toMatch(/^\uFEFFRequested,Last name,/)
    expect(text).toContain('\r\n')
    const [row] = await rowsOf(answer)
    expect(row).toMatchObject({
      'First name': 'Zoë',
      Memo: "'=cmd|calc",
      Note: "'+1+1",
      Tickets: '10233, 10234',
      Amount: '45.50',
      Status: 'Sent/Unpaid',
    })
    expect(row?.['Labels']).not.toBe('')
    expect(row?.['Sent by']).not.toBe('')
  })

  test('needs a session, the list’s permission, and a valid search', async () => {
    expect((await askForFile(server, 'payments', {}, undefined)).status).toBe(403)
    const link = (path: string) =>
      fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${who.clerk.token}` } })
    expect((await link('/export/nothing.csv')).status).toBe(404)
    expect((await link('/export/payments.csv?search=%7B')).status).toBe(400)
    expect((await askForFile(server, 'payments', { status: 'asleep' }, who.clerk)).status).toBe(400)
    const { writes } = server.connection
    const user = await writes
      .selectFrom('users')
      .select(['userID', 'userPermissions'])
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .executeTakeFirstOrThrow()
    const setPermissions = (userPermissions: string) =>
      writes.updateTable('users').set({ userPermissions }).where('userID', '=', user.userID).execute()
    await setPermissions('["customers"]')
    expect((await askForFile(server, 'payments', {}, who.clerk)).status).toBe(403)
    expect((await askForFile(server, 'inbox', {}, who.clerk)).status).toBe(403)
    expect((await askForFile(server, 'customers', { filter: 'payer' }, who.clerk)).status).toBe(200)
    await setPermissions(user.userPermissions)
  })

  test('includes the reports: the same requests by day, store, teller, card and hour, and the tellers', async () => {
    const search = { dateStart: '2000-01-01', dateEnd: '2000-01-31' }
    expect((await askForFile(server, 'payment-report', search, who.clerk)).status).toBe(403)
    expect((await askForFile(server, 'payment-report', {}, who.owner)).status).toBe(400)
    expect(
      (await exported(server, 'payment-report', search, who.owner)).filter((row) => row['By'] === 'Day'),
    ).toHaveLength(31)
    const today = new Date().toISOString().slice(0, 10)
    const dateRange = {
      start: `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('02-29', '02-28')}`,
      end: today,
    }
    const { stats } = await who.owner('reports/teller-stats', { dateRange })
    const totals = (await who.owner('reports/payment-stats', { dateRange })).stats.totals
    const lines = await exported(
      server,
      'payment-report',
      { dateStart: dateRange.start, dateEnd: dateRange.end },
      who.owner,
    )
    const sum = (by: string, column: string) =>
      lines.filter((row) => row['By'] === by).reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0)
    for (const by of ['Day', 'Store', 'Teller', 'Hour'])
      expect([sum(by, 'Requested'), sum(by, 'Paid'), sum(by, 'Refunded')], by).toEqual(
        [totals.requested, totals.paid, totals.refunded].map(({ amount }) => Math.round(amount * 100)),
      )
    expect(sum('Card', 'Paid')).toBe(Math.round(totals.card.amount * 100))
    expect(totals.card.amount).toBeGreaterThan(0)
    const rows = await exported(
      server,
      'teller-report',
      { dateStart: dateRange.start, dateEnd: dateRange.end },
      who.owner,
    )
    expect(rows.map((row) => [row['Teller'], row['Paid'], row['Messages sent']])).toEqual(
      stats.tellers.map(({ userNickname, paid, messagesSent }) => [
        userNickname,
        paid.amount.toFixed(2),
        String(messagesSent),
      ]),
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('is logged with the user who downloaded it and their filters, but without the name or number they typed', async () => {
    const filter = newPhone()
    await exported(server, 'customers', { filter, status: 'opted-out', cursor: 'ortega' }, who.owner)
    const [line] = await server.connection.reads
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'export')
      .where('target', '=', 'list/customers')
      .orderBy('auditID', 'desc')
      .execute()
    expect(line!.actorUserID).toBe(USER.owner)
    expect(JSON.parse(line!.detail!)).toEqual({ search: { status: 'opted-out', filter: true } })
    expect(line!.auditWords).not.toContain(filter.slice(2))
  })

  test('can be limited to selected rows of the list, the caller’s own only', async () => {
    const [one, , three] = await customers({}, who.clerk)
    const chosen = await exported(server, 'customers', { custIDs: [three!.custID, one!.custID] }, who.clerk)
    expect(chosen.map((row) => row['Customer ID'])).toEqual([String(one!.custID), String(three!.custID)])
    expect(await exported(server, 'customers', { custIDs: [one!.custID] }, who.stranger)).toEqual([])
    const [first] = await payments({}, who.clerk)
    const rows = await exported(server, 'payments', { paymentKeys: [first!.paymentKey] }, who.clerk)
    expect(rows.map((row) => row['Link'])).toEqual([first!.paymentURL])
    expect((await who.clerk('payments/list', { search: { paymentKeys: [first!.paymentKey] } })).count).toBe(1)
    expect((await who.clerk('customers/list', { search: { custIDs: [] } })).count).toBe(0)
  })
})
