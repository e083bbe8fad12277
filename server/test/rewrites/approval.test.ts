import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { refusalOf } from '../payments/pay-world.ts'
import { DEBIT, newTicket, numbersOf, type RewriteWorld, rewriteWorld, statesOf } from './rewrite-world.ts'

describe.each(ENGINES)('the tickets of a paid request, on %s', (database) => {
  let world: RewriteWorld
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
  })
  afterAll(() => world.close())

  test('get the store’s next numbers when a card pays, and staff are notified', async () => {
    const [one, two] = [newTicket(), newTicket()]
    const paymentKey = await world.requestFor(`${one}, ${two}`)
    expect(await world.rewriteOf(paymentKey)).toBeUndefined()
    const news = await eventsSince(world.connection, 2)
    await world.pay(paymentKey, DEBIT)
    const rewrite = (await world.rewriteOf(paymentKey))!
    expect(numbersOf(rewrite)).toEqual([
      [one, 'N70001'],
      [two, 'N70002'],
    ])
    expect(rewrite).toMatchObject({
      rewriteState: 'rewritten',
      rewriteWarning: null,
      storeID: world.storeID,
      paymentMethod: 'card',
      paymentAmount: 45.5,
    })
    expect((await world.clerk('payments/fetch', { paymentKey })).rewrite).toEqual({
      rewriteID: rewrite.rewriteID,
      rewriteState: 'rewritten',
    })
    expect(await news()).toContainEqual({
      event: 'reload_rewrites',
      data: { rewriteID: rewrite.rewriteID },
      storeID: world.storeID,
    })
  })

  test('get them when the request is paid in the store too', async () => {
    const old = newTicket()
    expect(numbersOf(await world.paidFor(old))).toEqual([[old, 'N70003']])
  })

  test('are left alone unless the request says so', async () => {
    const { paymentKey } = await world.request({ paymentTicketList: newTicket() })
    await world.clerk('payments/mark-paid', { paymentKey })
    expect(await world.rewriteOf(paymentKey)).toBeUndefined()
    expect((await world.clerk('payments/fetch', { paymentKey })).rewrite).toBeNull()
  })

  test.each([
    [{ paymentMode: 'debit-only' }, 'Enter the tickets to rewrite, or turn rewriting off'],
    [{ paymentMode: 'any', paymentTicketList: 'A1' }, 'Tickets are rewritten only for debit card payments'],
  ] as const)('a request that could not be rewritten is refused: %j', async (asked, sentence) => {
    expect(await refusalOf(world.request({ ...asked, paymentRewrite: true }))).toMatchObject({
      status: 400,
      fields: { 'payment.paymentRewrite': sentence },
    })
  })

  test('wait as paid if rewriting was turned off in the meantime, until someone asks', async () => {
    const old = newTicket()
    const paymentKey = await world.requestFor(old)
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 }, false)
    await world.clerk('payments/mark-paid', { paymentKey })
    const { rewriteID, ...waiting } = (await world.rewriteOf(paymentKey))!
    expect(waiting.rewriteState).toBe('paid')
    const { rewrite } = await world.clerk('payments/rewrites/correct', { rewriteID, action: 'retry' })
    expect(numbersOf(rewrite)).toEqual([[old, 'N70004']])
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
  })

  test('take 99 in one batch', async () => {
    const rewrite = await world.paidFor(Array.from({ length: 99 }, newTicket).join(','))
    expect(new Set(numbersOf(rewrite).map(([, number]) => number)).size).toBe(99)
    expect(numbersOf(rewrite).at(-1)![1]).toBe('N70103')
  })

  test('never get a number twice, however many requests are paid at once', async () => {
    await world.connection.writes.deleteFrom('rate_limits').execute()
    const keys = await Promise.all(Array.from({ length: 16 }, () => world.requestFor(`${newTicket()} ${newTicket()}`)))
    await Promise.all(
      keys.map(async (paymentKey, i) =>
        i % 2 === 0 ? world.pay(paymentKey, DEBIT) : world.clerk('payments/mark-paid', { paymentKey }),
      ),
    )
    const batches = await Promise.all(keys.map((paymentKey) => world.rewriteOf(paymentKey)))
    const numbers = batches.flatMap((batch) => batch!.rewriteTickets.map((ticket) => ticket.newTicket))
    expect(numbers.toSorted()).toEqual(Array.from({ length: 32 }, (_, i) => `N${70_104 + i}`))
  })

  test('are rewritten once if the same ticket is paid for twice at once', async () => {
    const old = newTicket()
    const keys = [await world.requestFor(old), await world.requestFor(old)]
    await Promise.all(keys.map((paymentKey) => world.clerk('payments/mark-paid', { paymentKey })))
    const batches = (await Promise.all(keys.map((paymentKey) => world.rewriteOf(paymentKey)))).toSorted((a, b) =>
      a!.rewriteState < b!.rewriteState ? 1 : -1,
    )
    expect(batches.map((batch) => batch!.rewriteState)).toEqual(['rewritten', 'exception'])
    const [[, number]] = numbersOf(batches[0]!) as [[string, string]]
    expect(batches[1]!.rewriteTickets[0]).toMatchObject({
      newTicket: null,
      ticketReason: `Ticket ${old} was already rewritten as ${number}`,
    })
  })

  test('make one batch if the same card payment is submitted many times at once', async () => {
    const paymentKey = await world.requestFor(newTicket())
    const [token, attemptKey] = [await world.tokenize(DEBIT), randomUUID()]
    await Promise.all(Array.from({ length: 5 }, () => world.call('pay/submit', { paymentKey, attemptKey, token })))
    const { n } = await world.connection.reads
      .selectFrom('rewrite_batches as b')
      .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('p.paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  test('are exceptions once the range is used up; the payment still goes through', async () => {
    await world.reserve({ rangePrefix: 'Z', rangeFrom: 1, rangeTo: 2 })
    const [one, two, three] = [newTicket(), newTicket(), newTicket()]
    const paymentKey = await world.requestFor(`${one} ${two} ${three}`)
    await world.pay(paymentKey, DEBIT)
    expect((await world.payment(paymentKey)).paymentStatus).toBe('approved')
    const failed = (await world.rewriteOf(paymentKey))!
    expect(statesOf(failed)).toEqual(['exception', 'exception', 'exception'])
    expect(failed.rewriteTickets[0]!.ticketReason).toBe(
      'The reserved ticket numbers Z1–Z2 are used up: 3 needed, 2 left. Reserve more in the store’s settings.',
    )
    const first = await world.clerk('payments/rewrites/list', {})
    expect([first.rewrites[0]!.rewriteID, first.exceptions > 0]).toEqual([failed.rewriteID, true])

    const again = { rewriteID: failed.rewriteID, action: 'retry' } as const
    await expect(world.clerk('payments/rewrites/correct', again)).rejects.toMatchObject({
      status: 409,
      code: 'rewrite_refused',
    })
    await world.reserve({ rangePrefix: 'Z', rangeFrom: 1, rangeTo: 3 })
    const { rewrite } = await world.clerk('payments/rewrites/correct', again)
    expect(numbersOf(rewrite)).toEqual([
      [one, 'Z1'],
      [two, 'Z2'],
      [three, 'Z3'],
    ])
    expect(rewrite.rewriteState).toBe('rewritten')
  })
})
