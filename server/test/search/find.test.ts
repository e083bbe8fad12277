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

  test('finds quotes by their number and by their customer', async () => {
    const { loans } = await owner('loans/list', { search: { perPage: 100 } })
    const { loanID, customer } = loans.find((loan) => loan.customer !== null)!
    const found = async (text: string) => (await owner('search/find', { text })).loans
    expect((await found(String(loanID)))[0]).toMatchObject({ loanID, customer })
    expect((await found(`#${loanID}`)).map((loan) => loan.loanID)).toContain(loanID)
    const named = await found(`${customer!.custLastName} ${customer!.custFirstName}`)
    expect(named.map((loan) => loan.loanID)).toContain(loanID)
    expect((await found(customer!.custPhone)).map((loan) => loan.loanID)).toContain(loanID)
    expect(await found('Nobodyatall')).toEqual([])
  })

  test('finds a request by its ticket', async () => {
    const { paymentKey, paymentTicketList } = await anyRequest()
    const { payments } = await owner('search/find', { text: paymentTicketList.split(',')[0]! })
    expect(payments.map((payment) => payment.paymentKey)).toContain(paymentKey)
  })

  test('finds a customer and their conversation by phone, in any spelling', async () => {
    const { customer } = await anyRequest()
    const national = customer.custPhone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
    const { customers, conversations } = await owner('search/find', { text: national })
    expect(customers.map((found) => found.custPhone)).toContain(customer.custPhone)
    expect(conversations.length).toBeGreaterThan(0)
    expect(conversations.every((row) => row.customer.custPhone === customer.custPhone)).toBe(true)
  })

  test('finds a conversation in the archive, too', async () => {
    const { convo, customer } = (await owner('inbox/list', {})).messages[0]!
    const found = async () =>
      (await owner('search/find', { text: customer.custPhone })).conversations.map(({ convo: { convoID } }) => convoID)
    const before = await found()
    expect(before).toContain(convo.convoID)
    await owner('customers/conversation/archive', { convoID: convo.convoID, archived: true })
    expect(await found()).toEqual(before)
  })

  const newCustomer = async (custPhone: string, custFirstName: string, custLastName: string) =>
    (await owner('customers/save', { customer: { custPhone, custFirstName, custLastName } })).custID

  test('matches digits at the end of a phone, never in the middle', async () => {
    const right = await newCustomer('+13105558862', 'Rosa', 'Zamora')
    const other = await newCustomer('+13108862555', 'Aaron', 'Abbott')
    const named = async (text: string) => (await owner('search/find', { text })).customers.map(({ custID }) => custID)
    expect(await named('8862')).toEqual([right])
    expect(await named('(310) 555-8862')).toEqual([right])
    expect(await named('886')).toEqual([])
    // A number that is still being typed is found by its beginning.
    expect(await named('310886')).toEqual([other])
    expect(await named('+1 310 886-2')).toEqual([other])
    expect(await named('0886')).toEqual([])
  })

  test('matches digits with tickets first, then amounts, and with nothing that is merely similar', async () => {
    const { payments } = await owner('payments/list', { search: { perPage: 100 } })
    const one = payments.find(({ paymentAmount }) => paymentAmount % 1 !== 0)!
    const byAmount = (await owner('search/find', { text: `$${one.paymentAmount.toFixed(2)}` })).payments
    expect(byAmount.length).toBeGreaterThan(0)
    for (const payment of byAmount) expect(payment.paymentAmount).toBe(one.paymentAmount)

    const { paymentKey, paymentTicketList } = await anyRequest()
    const ticket = paymentTicketList.split(',')[0]!.trim()
    const byTicket = (await owner('search/find', { text: ticket })).payments
    expect(byTicket.map((payment) => payment.paymentKey)).toContain(paymentKey)
    const partly = (await owner('search/find', { text: ticket.slice(0, -1) })).payments
    expect(partly.map((payment) => payment.paymentKey)).not.toContain(paymentKey)
  })

  test('finds a request by its key, or by its link', async () => {
    const { paymentKey, paymentURL } = await anyRequest()
    for (const text of [paymentKey, ` ${paymentURL} `]) {
      expect((await owner('search/find', { text })).payments.map((payment) => payment.paymentKey)).toEqual([paymentKey])
      const listed = await owner('payments/list', { search: { filter: text } })
      expect(listed).toMatchObject({ count: 1, payments: [{ paymentKey }] })
    }
  })

  test('returns a few of each kind, and nothing for empty text', async () => {
    const { customers, conversations, payments } = await owner('search/find', { text: 'a' })
    for (const found of [customers, conversations, payments]) expect(found.length).toBeLessThanOrEqual(5)
    expect(await owner('search/find', { text: '  ' })).toMatchObject({ customers: [], conversations: [], payments: [] })
  })

  test('shows nothing of other companies or of stores the user cannot see', async () => {
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
