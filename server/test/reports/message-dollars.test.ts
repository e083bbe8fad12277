import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { exported } from '../exports/export-file.ts'
import { type NoticeWorld, noticeWorld } from '../notices/notice-world.ts'
import { paymentRow } from '../rows.ts'

const companyID = COMPANY.goldenPledge
const EVER = { start: '1900-01-01', end: '9999-12-31' }
const HOUR = 3_600_000
const inCents = (dollars: number) => Math.round(dollars * 100)

describe.each(ENGINES)('dollars per message, on %s', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  let manager: CallClient
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    manager = await world.signIn('manager')
  })
  afterAll(() => world.close())

  const db = () => world.connection.writes
  const stats = async (dateRange = EVER, store: number | 'all' = 'all', who = owner) =>
    (await who('reports/message-dollars', { dateRange, store })).stats
  const payments = async (dateRange = EVER, store: number | 'all' = 'all', who = owner) =>
    (await who('reports/payment-stats', { dateRange, store })).stats.totals.paid

  let keys = 0
  const pay = (custID: number, at: number, given: object = {}) => ({
    ...paymentRow({
      companyID,
      storeID: world.storeID,
      custID,
      convoID: 1,
      paymentKey: `dollars-${String((keys += 1)).padStart(14, '0')}`,
      paymentStatus: 'approved',
      amountCents: 1 + ((keys * 104_729) % 99_999),
      requestedAt: at,
      statusAt: at,
      paymentMethod: 'card',
    }),
    ...given,
  })

  test('a notice is remembered with its template, and credited with its customer’s payments and the book’s outcomes', async () => {
    const { templates } = await owner('templates/save', {
      template: {
        templateName: 'Soon, friendly',
        templateKind: 'notice',
        templateChannel: 'sms',
        templateLanguage: 'en',
        templateBody: 'Dear [FIRST_NAME], [TICKET] is due.',
      },
    })
    const one = templates.find(({ templateName }) => templateName === 'Soon, friendly')!.templateID
    await owner('settings/notices/save', {
      settings: { storeID: world.storeID, texts: [{ kind: 'due-soon', one }] },
      expectedVersion: 0,
    })
    const phone = world.newNumber()
    const notice = noticeTo(phone, 'Ana Prueba')
    const { number } = notice.tickets[0]!
    const take = async (name: string, status: string) =>
      manager('mailers/import-from-superpawn', {
        csv_data: `Last,First,Cell,Tkt,Loan Date,Due Date,Amount,Status\r\nPrueba,Ana,${phone},${number},10/1/2026,12/1/2026,100,${status}`,
        filename: `${name} ${database}.csv`,
        storeID: world.storeID,
      })
    await take('before', 'Active')
    const before = await stats()
    const row = (of: typeof before) => of.messages.find(({ batchKind }) => batchKind === 'due-soon')
    await world.becomes(await world.sent([notice]), 'done')
    const { custID } = await db()
      .selectFrom('customers')
      .select('custID')
      .where('custPhone', '=', phone)
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('payments')
      .values(pay(custID, Date.now() + 1, { amountCents: 45_50 }))
      .execute()
    const taken = await take('after', 'Redeemed')

    const after = await stats()
    const written = row(after)!.templates.find(({ templateID }) => templateID === one)
    expect(written).toMatchObject({
      templateTitle: 'Soon, friendly',
      people: 1,
      messages: 1,
      paid: { count: 1, amount: 45.5 },
      perMessage: 45.5,
      redeemed: 1,
      renewed: 0,
      cameBack: 1,
    })
    expect(row(after)!.messages).toBe((row(before)?.messages ?? 0) + 1)
    expect(after.paid).toEqual(await payments())

    // A deleted template keeps its name, and an undone file counts for nothing.
    await owner('settings/notices/save', {
      settings: { storeID: world.storeID, texts: [] },
      expectedVersion: 1,
    })
    await owner('templates/save', { template: { templateID: one, deleteTemplate: true } })
    await manager('mailers/undo-import', { importID: taken.import.importID! })
    const undone = row(await stats())!.templates.find(({ templateID }) => templateID === one)
    expect(undone).toMatchObject({ templateTitle: 'Soon, friendly', redeemed: 0, cameBack: 1 })
  })

  test('compares customers who were left out with those who got messages', async () => {
    const phones = [world.newNumber(), world.newNumber(), world.newNumber()]
    const batchID = await world.sent(phones.map((phone, i) => noticeTo(phone, `Lea Out${i}`)))
    await world.becomes(batchID, 'done')
    await db()
      .updateTable('notice_batches')
      .set({ batchSource: 'book', batchStep: 'due-1' })
      .where('batchID', '=', batchID)
      .execute()
    const { notices } = await world.details(batchID)
    const left = notices[0]!
    await db()
      .updateTable('notices')
      .set({ noticeStatus: 'skipped', reason: 'hold_out', sentAt: null, sentDay: null })
      .where('noticeID', '=', left.noticeID)
      .execute()
    await db()
      .insertInto('payments')
      .values([left.custID!, notices[1]!.custID!].map((custID) => pay(custID, Date.now() + 1)))
      .execute()
    const row = (await stats()).messages.find(({ batchStep }) => batchStep === 'due-1')
    expect(row).toMatchObject({
      messageTitle: 'The day before it is due',
      people: 2,
      cameBack: 1,
      rate: 0.5,
      paid: { count: 1 },
      holdOut: { people: 1, cameBack: 1, rate: 1, difference: -0.5, verdict: 'too-few' },
      comparison: 'Too few to tell: 1 person left out. Each group needs 100.',
    })
    const range = { dateStart: EVER.start, dateEnd: EVER.end, store: 'all' }
    const cells = await exported(world, 'message-report', range, await world.signIn('owner'))
    const [paid, each] = [row!.paid.amount.toFixed(2), row!.perMessage!.toFixed(2)]
    const own = {
      ...{ Message: 'The day before it is due', Template: 'All', People: '2', Messages: '2', 'Paid requests': '1' },
      ...{ Paid: paid, 'Paid per message': each, Redeemed: '0', Renewed: '0', 'Came back': '1', 'Came back, %': '50' },
      ...{ 'Left out': '1', 'Left out came back, %': '100', 'Difference, points': '-50', Comparison: row!.comparison },
    }
    const none = { 'Left out': '', 'Left out came back, %': '', 'Difference, points': '', Comparison: '' }
    expect(cells.filter(({ Message }) => Message === 'The day before it is due')).toEqual([
      own,
      { ...own, ...none, Template: 'Standard text' },
    ])
    // The last rows are no messages: they have payments alone.
    const { otherDays, notAfter, paid: all } = await stats()
    const empty = Object.fromEntries(Object.keys(own).map((title) => [title, '']))
    expect(cells.slice(-3)).toEqual(
      [
        ['A message on other days', otherDays] as const,
        ['No message in the seven days before', notAfter] as const,
        ['All payments', all] as const,
      ].map(([Message, { count, amount }]) => ({
        ...{ ...empty, Message, 'Paid requests': String(count), Paid: amount.toFixed(2) },
      })),
    )
  })

  test('adds up to the payment report, for any days, store and role', async () => {
    const first = asLocalDay('2026-02-20')
    const start = Date.parse(`${first}T00:00:00Z`)
    const stores = [STORE.main, STORE.prospect, STORE.lake]
    const customers = await db()
      .selectFrom('customers')
      .select('custID')
      .where('companyID', '=', companyID)
      .orderBy('custID')
      .limit(12)
      .execute()
    const of = (i: number) => customers[(i * 7) % customers.length]!.custID
    // Hours apart over the change of the clocks, so that many are near some store's midnight.
    const at = (i: number) => start + ((i * 7_919) % (40 * 24)) * HOUR
    const rows = Array.from({ length: 240 }, (_, i) =>
      pay(of(i), at(i) + (i % 9) * 24 * HOUR, {
        storeID: stores[i % 3]!,
        requestedAt: at(i),
        paymentStatus: i % 5 === 0 ? 'sent' : 'approved',
      }),
    )
    await db().insertInto('payments').values(rows).execute()
    const { batchID } = await world.push({ notices: [noticeTo(world.newNumber(), 'Nina Batch')] })
    const base = await db().selectFrom('notices').selectAll().where('batchID', '=', batchID!).executeTakeFirstOrThrow()
    const { noticeID: _, ...notice } = base
    await db()
      .insertInto('notices')
      .values(
        Array.from({ length: 90 }, (_row, i) => ({
          ...notice,
          custID: of(i * 3),
          storeID: stores[i % 3]!,
          noticeStatus: i % 8 === 0 ? ('failed' as const) : ('delivered' as const),
          sentAt: at(i * 5),
        })),
      )
      .execute()
    const mailer = await db()
      .selectFrom('mailer_recipients')
      .selectAll()
      .where('sentAt', 'is not', null)
      .executeTakeFirstOrThrow()
    const { recipientID: __, ...recipient } = mailer
    await db()
      .insertInto('mailer_recipients')
      .values(
        Array.from({ length: 60 }, (_row, i) => ({
          ...recipient,
          custID: of(i * 2),
          storeID: stores[i % 3]!,
          address: `+1999555${1_000 + i}`,
          state: 'delivered' as const,
          messageID: null,
          sentAt: at(i * 11),
        })),
      )
      .execute()
    await db()
      .updateTable('users')
      .set({ userPermissions: '["payments","reports"]' })
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .execute()
    let attributed = 0
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.nat(40), fc.nat(40)),
        fc.constantFrom('all' as const, STORE.main, STORE.prospect),
        fc.boolean(),
        async ([from, length], store, byClerk) => {
          const who = byClerk ? world.clerk : owner
          const range = { start: addDays(first, from - 2), end: addDays(first, from - 2 + length) }
          const { messages, totals, otherDays, notAfter, paid } = await stats(range, store, who)
          expect(paid).toEqual(await payments(range, store, who))
          const count = messages.reduce((sum, row) => sum + row.paid.count, 0)
          const amount = messages.reduce((sum, row) => sum + inCents(row.paid.amount), 0)
          expect(totals.paid).toEqual({ count, amount: amount / 100 })
          expect(count + otherDays.count + notAfter.count).toBe(paid.count)
          expect(amount + inCents(otherDays.amount) + inCents(notAfter.amount)).toBe(inCents(paid.amount))
          attributed += count
        },
      ),
      { numRuns: 25 },
    )
    expect(attributed).toBeGreaterThan(0)
    // All stores are each store, added up.
    const range = { start: first, end: addDays(first, 40) }
    const each = await Promise.all(stores.map((store) => stats(range, store)))
    const all = await stats(range)
    for (const part of ['otherDays', 'notAfter', 'paid'] as const)
      expect(each.reduce((sum, one) => sum + inCents(one[part].amount), 0)).toBe(inCents(all[part].amount))
  })

  test('needs the permission and days that exist, and shows nothing of other companies', async () => {
    await expect(stats({ start: '2026-02-30', end: '2026-03-01' })).rejects.toMatchObject({ status: 400 })
    await expect(stats(EVER, STORE.lake, world.clerk)).rejects.toMatchObject({ status: 404 })
    const stranger = await world.signIn('owner@silveranchor.test')
    const theirs = await stats(EVER, 'all', stranger)
    expect(theirs.messages).toEqual([])
    expect(theirs.paid).toEqual(await payments(EVER, 'all', stranger))
    await db()
      .updateTable('users')
      .set({ userPermissions: '["payments"]' })
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .execute()
    await expect(stats(EVER, 'all', world.clerk)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  })
})
