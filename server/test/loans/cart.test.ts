import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { checkedOn } from './not-covered.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('a customer’s cart, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  const { custID } = PEOPLE.payable
  const quote = async (amount: number, loanDate: string, custID?: number) =>
    (await clerk('loans/save', { loan: { amount, loanDate, ...(custID && { custID }) } })).loan.loanID
  const add = async (quoteID: number, of = custID) =>
    (await clerk('customers/cart/add-quote', { custID: of, quoteID })).cart
  const remove = async (quoteID: number, of = custID) =>
    (await clerk('customers/cart/remove-quote', { custID: of, quoteID })).cart
  const ids = ({ quotes }: { quotes: readonly { quoteID: number }[] }) => quotes.map(({ quoteID }) => quoteID)
  const missing = { status: 404, code: 'not_found' }

  test('in the demo there are eight, among 40 quotes in every state', async () => {
    const { loans, count } = await clerk('loans/list', { search: { perPage: 100 } })
    expect(count).toBe(40)
    expect(new Set(loans.map(({ loanStatus }) => loanStatus)).size).toBe(5)
    expect(new Set(loans.filter(({ loanInCart }) => loanInCart).map((loan) => loan.custID)).size).toBe(8)
  })

  test('holds their quotes once each, with the amounts lent and due at each date', async () => {
    const [one, other] = [await quote(175, '2024-04-08'), await quote(300, '2024-04-08', custID)]
    const later = await quote(100, '2024-07-01', custID)
    expect(await add(one)).toMatchObject({ custID, totalAmount: 175 })
    await add(other)
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    expect(ids(await add(other))).toEqual([one, other])
    expect(await news()).toEqual([])
    const cart = await add(later)
    expect((await news()).map(({ event, data }) => [event, data])).toEqual([
      ['reload_loans', { loanID: later }],
      ['reload_cart', { custID }],
    ])
    expect(cart).toMatchObject({ totalAmount: 575, totalFinanceCharge: 27.25 + 46 + 24 })
    // On July 7 all three can be redeemed; at the third one's maturity, in October, the others are past their grace.
    expect(cart.due.find(({ date }) => date === '2024-05-08')).toEqual({
      date: '2024-05-08',
      amountDue: 534,
      quotes: 2,
    })
    expect(cart.due.find(({ date }) => date === '2024-07-07')).toMatchObject({ quotes: 3 })
    expect(cart.due.at(-1)).toMatchObject({ quotes: 1 })
    expect((await clerk('loans/fetch', { loanID: one })).loan).toMatchObject({ custID, loanInCart: true })
    expect(ids(await remove(one))).toEqual([other, later])
    expect(ids(await remove(one))).toEqual([other, later])
    await remove(other)
    expect(await remove(later)).toEqual({ custID, quotes: [], totalAmount: 0, totalFinanceCharge: 0, due: [] })
  })

  test('takes no quote of another customer', async () => {
    const theirs = await quote(50, '2024-04-08', PEOPLE.munoz.custID)
    await expect(add(theirs)).rejects.toMatchObject(missing)
    await expect(remove(theirs)).rejects.toMatchObject(missing)
    await add(theirs, PEOPLE.munoz.custID)
    await expect(clerk('customers/cart/accept', { custID, quoteIDs: [theirs] })).rejects.toMatchObject(missing)
  })

  test('accepts only open quotes, and quotes no longer open count nowhere', async () => {
    const [declined, expires] = [await quote(60, '2024-04-08', custID), await quote(70, '2024-04-08', custID)]
    await clerk('loans/save', { loan: { loanID: declined, loanStatus: 'declined' } })
    await expect(add(declined)).rejects.toMatchObject({
      status: 409,
      code: 'loan_state',
      body: { loanStatus: 'declined' },
    })
    await add(expires)
    await server.connection.writes.updateTable('loans').set({ expiresAt: 1 }).where('loanID', '=', expires).execute()
    const { cart } = await clerk('customers/cart/fetch', { custID })
    expect(cart.quotes.map(({ loanStatus }) => loanStatus)).toEqual(['expired'])
    expect(cart).toMatchObject({ totalAmount: 0, due: [] })
    await remove(expires)
  })

  test('is accepted one by one or as a whole', async () => {
    const [one, two, three] = [
      await quote(100, '2024-04-08', custID),
      await quote(200, '2024-04-08', custID),
      await quote(300, '2024-04-08', custID),
    ]
    for (const loanID of [one, two, three]) await add(loanID)
    const militaryCheck = checkedOn('2024-04-08')
    const first = await clerk('customers/cart/accept', { custID, quoteIDs: [two], militaryCheck })
    expect(first.loans).toMatchObject([{ loanID: two, loanStatus: 'accepted', loanInCart: false }])
    expect(ids(first.cart)).toEqual([one, three])
    // All or none: the second isn't in the cart any more.
    await expect(clerk('customers/cart/accept', { custID, quoteIDs: [one, two] })).rejects.toMatchObject(missing)
    expect(ids((await clerk('customers/cart/fetch', { custID })).cart)).toEqual([one, three])
    const rest = await clerk('customers/cart/accept', { custID, militaryCheck })
    expect(rest.loans.map(({ loanID, loanStatus }) => [loanID, loanStatus])).toEqual([
      [one, 'accepted'],
      [three, 'accepted'],
    ])
    expect(rest.cart).toMatchObject({ quotes: [], totalAmount: 0 })
  })

  test('moves to the customer that its own was merged into, and is erased with them', async () => {
    const owner = await server.signIn('owner')
    const [kept, merged] = [PEOPLE.greene, PEOPLE.obrien]
    const before = (await owner('customers/cart/fetch', { custID: kept.custID })).cart
    const theirs = (await owner('customers/cart/fetch', { custID: merged.custID })).cart
    expect([before.quotes.length, theirs.quotes.length]).toEqual([2, 1])
    await clerk('loans/save', { loan: { loanID: before.quotes[0]!.loanID, loanItem: 'Rosalind’s ring' } })
    const militaryCheck = checkedOn(before.quotes[0]!.loanDate)
    await clerk('customers/cart/accept', {
      custID: kept.custID,
      quoteIDs: [before.quotes[0]!.loanID],
      militaryCheck,
    })
    await clerk('loans/share', { loanID: before.quotes[0]!.loanID })
    await owner('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    const { cart } = await owner('customers/cart/fetch', { custID: kept.custID })
    expect(ids(cart).toSorted()).toEqual([before.quotes[1]!.quoteID, ...ids(theirs)].toSorted())
    await owner('customers/erase', {
      customerID: kept.custID,
      confirmName: `${kept.custLastName}, ${kept.custFirstName}`,
    })
    const left = await owner('loans/list', { search: { perPage: 100 } })
    expect(left.loans.filter((loan) => loan.custID === kept.custID)).toMatchObject([
      { loanID: before.quotes[0]!.loanID, loanItem: '', loanLink: null, customer: { custLastName: 'Erased' } },
    ])
    const { versions } = await owner('loans/fetch', { loanID: before.quotes[0]!.loanID })
    expect(versions).toHaveLength(3)
  })
})
