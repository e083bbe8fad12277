import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('search/find on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const anyRequest = async () => {
    const { payments } = await owner('payments/list', { search: { perPage: 100 } })
    return payments.find(({ paymentTicketList }) => paymentTicketList !== '')!
  }

  test('finds a request by its ticket', async () => {
    const { paymentKey, paymentTicketList } = await anyRequest()
    const { payments } = await owner('search/find', { text: paymentTicketList.split(',')[0]! })
    expect(payments.map((payment) => payment.paymentKey)).toContain(paymentKey)
  })

  test('finds a customer and their conversation by phone, however it is written', async () => {
    const { customer } = await anyRequest()
    const national = customer.custPhone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
    const { customers, conversations } = await owner('search/find', { text: national })
    expect(customers.map((found) => found.custPhone)).toContain(customer.custPhone)
    expect(conversations.length).toBeGreaterThan(0)
    expect(conversations.every((row) => row.customer.custPhone === customer.custPhone)).toBe(true)
  })

  test('gives a few of each, and nothing for nothing', async () => {
    const { customers, conversations, payments } = await owner('search/find', { text: 'a' })
    for (const found of [customers, conversations, payments]) expect(found.length).toBeLessThanOrEqual(5)
    expect(await owner('search/find', { text: '  ' })).toMatchObject({ customers: [], conversations: [], payments: [] })
  })

  test('shows nothing of stores that one may not see, and nothing of another company', async () => {
    const clerk = await server.signIn('clerk')
    const allowed = (await clerk('auth/info', {})).user.userAllowedStoreIDs
    const found = await clerk('search/find', { text: 'a' })
    for (const { storeID } of found.payments) expect(allowed).toContain(storeID)
    for (const { store } of found.conversations) expect(allowed).toContain(store.storeID)
    const support = await server.signIn('support@xd.test')
    const { paymentTicketList } = await anyRequest()
    expect((await support('search/find', { text: paymentTicketList })).payments).toEqual([])
  })
})
