import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { askForFile, exported } from '../exports/export-file.ts'
import { newTicket, numbersOf, type RewriteWorld, rewriteWorld } from './rewrite-world.ts'

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
