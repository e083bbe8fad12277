import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
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

  test('says of each ticket what its list says, though others of its batch are in another state', async () => {
    const { rewriteID, rewriteTickets } = await world.paidFor(`${newTicket()} ${newTicket()}`)
    const rewriteTicketIDs = [rewriteTickets[0]!.rewriteTicketID]
    await world.clerk('payments/rewrites/mark-posted', { rewriteID, rewriteTicketIDs })
    const { rewrites } = await world.clerk('payments/rewrites/list', { search: { perPage: 100 } })
    const shown = rewrites.flatMap(({ rewriteID, rewriteTickets }) =>
      rewriteTickets.map((one) => [rewriteID, one.oldTicket, REWRITE_LABELS[one.ticketState], one.ticketReason ?? '']),
    )
    const states = shown.flatMap(([batch, , state]) => (batch === rewriteID ? state : []))
    expect(new Set(states).size).toBe(2)
    const rows = await exported(world, 'rewrites', {}, world.clerk)
    expect(rows.map((row) => [Number(row.Batch), row['Old ticket'], row.State, row.Reason])).toEqual(shown)
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
