import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { askForFile, exported } from '../exports/export-file.ts'
import { DEBIT, newTicket, numbersOf, type RewriteWorld, rewriteWorld } from './rewrite-world.ts'

describe.each(ENGINES)('the export of rewritten tickets, on %s', (database) => {
  let world: RewriteWorld
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
  })
  afterAll(() => world.close())

  test('has a line for each ticket of a batch', async () => {
    const [one, two] = [newTicket(), newTicket()]
    const batch = await world.paidFor(`${one} ${two}`)
    const rows = await exported(world, 'rewrites', { rewriteID: batch.rewriteID }, world.clerk)
    expect(rows.map((row) => [row['Old ticket'], row['New ticket'], row.State])).toEqual(
      numbersOf(batch).map((pair) => [...pair, 'Rewritten']),
    )
    expect(rows[0]).toMatchObject({
      'Request amount': '45.50',
      'Paid by': 'in-store',
      'Last name': 'Payer',
      Batch: String(batch.rewriteID),
    })
  })

  test.runIf(database === 'sqlite')('has what was due, and never the fee for paying it online', async () => {
    const fee = (remoteFeePercent: number) =>
      world.owner('settings/payments/remote-fee/save', { settings: { storeID: world.storeID, remoteFeePercent } })
    await fee(3)
    const old = newTicket()
    const paymentKey = await world.requestFor(old)
    await world.pay(paymentKey, DEBIT)
    expect(await world.payment(paymentKey)).toMatchObject({ paymentAmount: 45.5, paymentFee: 1.36 })
    const rows = await exported(world, 'rewrites', {}, world.clerk)
    const row = rows.find((one) => one['Old ticket'] === old)!
    expect(row).toMatchObject({ 'Request amount': '45.50', 'Paid by': 'card' })
    for (const value of Object.values(row)) expect(value).not.toMatch(/\b(?:1\.36|46\.86)\b/)
    await fee(0)
  })

  test('has the tickets of the list, by its filters and within the user’s scope', async () => {
    const { rewrites } = await world.clerk('payments/rewrites/list', { search: { status: 'exception', perPage: 100 } })
    const rows = await exported(world, 'rewrites', { status: 'exception' }, world.clerk)
    expect(rows).toHaveLength(rewrites.reduce((sum, { rewriteTickets }) => sum + rewriteTickets.length, 0))
    const stranger = await world.signIn('owner@silveranchor.test')
    expect((await askForFile(world, 'rewrites', {}, stranger)).status).toBe(403)
    expect((await askForFile(world, 'rewrites', { status: 'nonsense' }, world.clerk)).status).toBe(400)
    expect((await askForFile(world, 'rewrites', { store: 3 }, world.clerk)).status).toBe(404)
  })

  test('finds tickets by either number', async () => {
    const old = newTicket()
    const [[, number]] = numbersOf(await world.paidFor(old)) as [[string, string]]
    for (const text of [old, number]) {
      const { chains } = await world.clerk('search/find', { text })
      expect(chains).toMatchObject([{ storeID: world.storeID, tickets: [old, number] }])
    }
  })
})
