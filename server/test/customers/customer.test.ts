import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'
import { conversationRow, messageRow, paymentRow } from '../rows.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('a customer on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let owner: SignedIn
  let custID: number
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const newCustomer = async () => {
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron' }
    custID = (await clerk('customers/save', { customer })).custID
  }
  const labelsOf = async (user: SignedIn, module: string) =>
    (await user('labels/list', {})).labels
      .filter((label) => label.labelModuleKey === module)
      .map((label) => label.labelID)

  test('is blocked and unblocked by users with the permission, once each, and it is logged', async () => {
    await newCustomer()
    const news = await eventsSince(server.connection, 2)
    expect((await owner('customers/block', { customerID: custID })).customer.custBlocked).toBe(true)
    expect((await owner('customers/block', { customerID: custID, blocked: true })).customer.custBlocked).toBe(true)
    expect((await owner('customers/block', { customerID: custID, blocked: false })).customer.custBlocked).toBe(false)
    expect((await clerk('customers/fetch', { customerID: custID })).customer.custBlocked).toBe(false)
    const event = { event: 'reload_customer', data: { custID }, storeID: null }
    expect(await news()).toEqual([event, event])
    const audit = await server.connection.reads
      .selectFrom('audit')
      .select(['action', 'companyID'])
      .where('target', '=', `customer/${custID}`)
      .orderBy('auditID')
      .execute()
    expect(audit).toEqual(['customer-block', 'customer-unblock'].map((action) => ({ action, companyID: 2 })))
  })

  test('cannot be blocked by a clerk', async () => {
    await newCustomer()
    await expect(clerk('customers/block', { customerID: custID })).rejects.toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
  })

  test('gets labels, each once', async () => {
    await newCustomer()
    const [first, second] = (await labelsOf(clerk, 'customer')).sort((a, b) => a - b) as [number, number]
    const wearing = async (labels: number[]) =>
      (await clerk('customers/update-labels', { customerID: custID, labels })).customer.custLabels
    expect(await wearing([second, first, second])).toEqual([first, second])
    expect(await wearing([second])).toEqual([second])
    expect((await clerk('customers/fetch', { customerID: custID })).customer.custLabels).toEqual([second])
    expect(await wearing([])).toEqual([])
    const add = (label: number) =>
      clerk('customers/update-labels', { customerID: custID, labels: [label], seenLabels: [] })
    await Promise.all([add(first), add(second)])
    expect((await clerk('customers/fetch', { customerID: custID })).customer.custLabels).toEqual([first, second])
  })

  test('gets no label of another module or company, and no unknown one', async () => {
    await newCustomer()
    const stranger = await server.signIn('owner@silveranchor.test')
    const missing = { status: 404, code: 'not_found' }
    for (const labelID of [(await labelsOf(clerk, 'payment'))[0]!, (await labelsOf(stranger, 'customer'))[0]!, 999_999])
      await expect(clerk('customers/update-labels', { customerID: custID, labels: [labelID] })).rejects.toMatchObject(
        missing,
      )
  })

  test('starts with no messages and no payments', async () => {
    await newCustomer()
    const nothing = {
      messagesIn: 0,
      messagesOut: 0,
      paymentsSent: 0,
      paymentsPaid: 0,
      amountPaid: 0,
      amountRefunded: 0,
      promisesKept: 0,
      promisesBroken: 0,
      firstSeen: null,
      lastSeen: null,
    }
    expect((await clerk('customers/fetch/stats', { customerID: custID })).stats).toEqual(nothing)
  })

  test('shows a clerk figures for the clerk’s own stores only', async () => {
    await newCustomer()
    const { writes } = server.connection
    const at = Date.UTC(2024, 0, 2)
    const [mine, others] = [1, 3]
    for (const storeID of [mine, others]) {
      const convo = conversationRow({ companyID: 2, storeID, custID })
      const { convoID } = await writes
        .insertInto('conversations')
        .values(convo)
        .returning('convoID')
        .executeTakeFirstOrThrow()
      const thread = { companyID: 2, storeID, custID, convoID }
      const message = (messageDirection: 'in' | 'out', messageAt: number) =>
        messageRow({ ...thread, messageDirection, messageAt })
      await writes
        .insertInto('messages')
        .values([message('in', at), message('out', at + 1000), message('out', at + 2000)])
        .execute()
      const paid = paymentRow({
        ...thread,
        paymentKey: `${custID}-${storeID}-a`,
        paymentStatus: 'approved',
        amountCents: 1_250,
      })
      const unpaid = paymentRow({
        ...thread,
        paymentKey: `${custID}-${storeID}-b`,
        paymentStatus: 'sent',
        amountCents: 9_900,
      })
      await writes.insertInto('payments').values([paid, unpaid]).execute()
    }
    const seen = { firstSeen: '2024-01-02T00:00:00.000Z', lastSeen: '2024-01-02T00:00:02.000Z' }
    expect((await clerk('customers/fetch/stats', { customerID: custID })).stats).toEqual({
      messagesIn: 1,
      messagesOut: 2,
      paymentsSent: 2,
      paymentsPaid: 1,
      amountPaid: 12.5,
      amountRefunded: 0,
      promisesKept: 0,
      promisesBroken: 0,
      ...seen,
    })
    expect((await owner('customers/fetch/stats', { customerID: custID })).stats).toEqual({
      messagesIn: 2,
      messagesOut: 4,
      paymentsSent: 4,
      paymentsPaid: 2,
      amountPaid: 25,
      amountRefunded: 0,
      promisesKept: 0,
      promisesBroken: 0,
      ...seen,
    })
  })
})
