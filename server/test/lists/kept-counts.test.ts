import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'
import { payWorld, type PayWorld } from '../payments/pay-world.ts'
import { paymentRow } from '../rows.ts'

describe.each(ENGINES)('the stored counts on %s', (database) => {
  let server: PayWorld
  beforeAll(async () => {
    server = await payWorld({ database })
  })
  afterAll(() => server.close())

  /** What a list says it has, and how many rows its pages have. */
  const both = async (name: 'customers/list' | 'payments/list', search: object) => {
    let [rows, cursor, count] = [0, null as string | null, 0]
    do {
      const page: { nextCursor: string | null; count: number } = await server.clerk(name, {
        search: { ...search, perPage: 100, cursor },
      })
      rows += (
        'customers' in page ? (page.customers as unknown[]) : (page as unknown as { payments: unknown[] }).payments
      ).length
      ;({ nextCursor: cursor, count } = page)
    } while (cursor !== null)
    return { rows, count }
  }
  const agree = async () => {
    for (const status of ['all', 'blocked', 'opted-out']) {
      const { rows, count } = await both('customers/list', { status })
      expect(count, `customers ${status}`).toBe(rows)
    }
    for (const status of ['all', 'approved', 'canceled', 'declined', 'sent', 'expired'])
      for (const store of ['all', 1, 2]) {
        const { rows, count } = await both('payments/list', { status, store })
        expect(count, `payments ${status} of ${store}`).toBe(rows)
      }
  }

  test('match the rows through every insert, update and delete', async () => {
    await agree()
    const { custID } = await server.clerk('customers/save', {
      customer: { custPhone: newPhone(), custFirstName: 'Kept', custLastName: 'Count' },
    })
    const owner = await server.signIn('owner')
    await owner('customers/block', { customerID: custID })
    const { writes } = server.connection
    await writes.updateTable('customers').set({ custOptedOutAt: 1 }).where('custID', '=', custID).execute()
    const [canceled, paid] = [await server.request(), await server.request()]
    await server.clerk('payments/cancel', { paymentKey: canceled.paymentKey })
    await server.clerk('payments/mark-paid', { paymentKey: paid.paymentKey })
    await agree()
    await owner('customers/block', { customerID: custID, blocked: false })
    await writes.deleteFrom('customers').where('custID', '=', custID).execute()
    const gone = paymentRow({
      companyID: 2,
      storeID: 1,
      custID: server.custID,
      convoID: server.convoID,
      paymentKey: 'kept-count-goes-again0',
      paymentStatus: 'declined',
      amountCents: 1,
    })
    await writes.insertInto('payments').values(gone).execute()
    await agree()
    await writes.updateTable('payments').set({ storeID: 2 }).where('paymentKey', '=', gone.paymentKey).execute()
    await agree()
    await writes.deleteFrom('payments').where('paymentKey', '=', gone.paymentKey).execute()
    await agree()
  })
})
