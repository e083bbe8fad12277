import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TicketStatus } from '@xd/core/domain/ticket/book.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { refusalOf } from '../payments/pay-world.ts'
import { DEBIT, newTicket, numbersOf, type RewriteWorld, rewriteWorld, statesOf } from './rewrite-world.ts'

const overrideReason = 'The rest is paid at the counter'

describe.each(ENGINES)('a ticket that may not be renewed, on %s', (database) => {
  let world: RewriteWorld
  let manager: RewriteWorld['clerk']
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    manager = await world.signIn('manager')
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
  })
  afterAll(() => world.close())

  interface Entry {
    readonly custID?: number
    readonly status?: TicketStatus
    readonly due?: number
    readonly hours?: number
  }

  /** A ticket in the store's book: $500 lent, $205.20 owed in charges. */
  const booked = async ({ custID = world.custID, status = 'active', due = 70_520, hours = 1 }: Entry = {}) => {
    const ticketNumber = newTicket()
    const { companyID } = await world.connection.reads
      .selectFrom('customers')
      .select('companyID')
      .where('custID', '=', world.custID)
      .executeTakeFirstOrThrow()
    await world.connection.writes
      .insertInto('tickets')
      .values({
        companyID,
        storeID: world.storeID,
        ticketNumber,
        custID,
        ticketLoanDate: null,
        ticketDueDate: '',
        ticketGraceDate: null,
        principalCents: 50_000,
        amountDueCents: due,
        ticketDescription: 'A ring',
        ticketStatus: status,
        asOf: Date.now() - hours * HOUR_MS,
        importID: null,
      })
      .execute()
    return ticketNumber
  }
  const changeBook = (ticketNumber: string, change: { ticketStatus?: TicketStatus; amountDueCents?: number }) =>
    world.connection.writes.updateTable('tickets').set(change).where('ticketNumber', '=', ticketNumber).execute()
  const asks = (by: RewriteWorld['clerk'], tickets: string, paymentAmount: number, more: object = {}) =>
    by('payments/send', {
      convoID: world.convoID,
      payment: {
        paymentAmount,
        paymentMemo: 'Monthly interest',
        paymentMode: 'debit-only',
        paymentTicketList: tickets,
        paymentRewrite: true,
        paymentValidBeforeLocalTZ: '2101-01-01T12:00',
      },
      clientMessageID: randomUUID(),
      ...more,
    })
  const overridesOf = async (target: string) =>
    (await world.owner('settings/activity/list', { search: { action: 'override' } })).activity.filter(
      (line) => line.target === target,
    )

  test('is refused without a reason, whoever asks, and nothing is sent', async () => {
    const stranger = (await world.clerk('customers/list', { search: { perPage: 1 } })).customers[0]!.custID
    const owing = await booked()
    const forfeited = await booked({ status: 'forfeited', due: 50_000 })
    const theirs = await booked({ custID: stranger, due: 50_000 })
    const { count } = await world.clerk('payments/list', { search: {} })
    const refused = async (tickets: string, sentence: string) => {
      for (const by of [world.clerk, manager])
        await expect(asks(by, tickets, 1)).rejects.toMatchObject({
          status: 400,
          code: 'override_needed',
          body: { fields: { 'payment.paymentTicketList': sentence }, broken: [{ rule: 'ticket-rewrite' }] },
        })
    }
    await refused(owing, `Ticket ${owing} owes $205.20 in charges, more than this payment of $1.00.`)
    await refused(forfeited, `Ticket ${forfeited} was forfeited.`)
    await refused(`#${theirs.toLowerCase()}`, `Ticket ${theirs} is another customer’s.`)
    expect((await world.clerk('payments/list', { search: {} })).count).toBe(count)

    // Without a rewrite it is only a payment; with the charges it is a renewal.
    expect((await world.request({ paymentTicketList: forfeited })).paymentStatus).toBe('sent')
    expect((await asks(world.clerk, owing, 205.2)).rewriteWarnings).toBeUndefined()
  })

  test('is only warned about by a book of 36 hours', async () => {
    const old = await booked({ hours: 37 })
    const { payment, rewriteWarnings } = await asks(world.clerk, old, 1)
    expect(rewriteWarnings).toEqual([expect.stringContaining(`Ticket ${old} owes $205.20 in charges`)])
    await world.clerk('payments/mark-paid', { paymentKey: payment.paymentKey })
    expect(statesOf((await world.rewriteOf(payment.paymentKey))!)).toEqual(['rewritten'])
  })

  test('is renewed if a manager gives a reason, which then holds for that request', async () => {
    const ticket = await booked()
    await expect(asks(world.clerk, ticket, 1, { overrideReason })).rejects.toMatchObject({ status: 403 })
    const { paymentKey } = (await asks(manager, ticket, 1, { overrideReason })).payment
    expect(await overridesOf(`payment/${paymentKey}`)).toMatchObject([
      { detail: { rules: ['ticket-rewrite'], reason: overrideReason } },
    ])
    await world.clerk('payments/resend', { paymentKey, clientMessageID: randomUUID(), force: true })
    await world.clerk('payments/mark-paid', { paymentKey })
    expect(statesOf((await world.rewriteOf(paymentKey))!)).toEqual(['rewritten'])
  })

  test('is refused when its link is sent again', async () => {
    const ticket = await booked({ due: 50_000 })
    const { paymentKey } = (await asks(world.clerk, ticket, 1)).payment
    await changeBook(ticket, { ticketStatus: 'redeemed' })
    const again = { paymentKey, clientMessageID: randomUUID(), force: true }
    await expect(world.clerk('payments/resend', again)).rejects.toMatchObject({ code: 'override_needed' })
    await manager('payments/resend', { ...again, overrideReason })
    expect(await overridesOf(`payment/${paymentKey}`)).toHaveLength(1)
    // It stays with the request, no matter who sends it again.
    await world.clerk('payments/resend', { ...again, clientMessageID: randomUUID() })
    expect(await overridesOf(`payment/${paymentKey}`)).toHaveLength(1)
  })

  test('keeps its number if it is paid anyway, and the short payment is a task with a deadline', async () => {
    const [owing, fine] = [await booked({ due: 50_000 }), await booked({ due: 50_000 })]
    const { paymentKey } = (await asks(world.clerk, `${owing}, ${fine}`, 1)).payment
    await changeBook(owing, { amountDueCents: 70_520 })
    await world.pay(paymentKey, DEBIT)

    const rewrite = (await world.rewriteOf(paymentKey))!
    expect(numbersOf(rewrite)).toEqual([
      [owing, null],
      [fine, expect.stringMatching(/^N7/) as string],
    ])
    expect(rewrite).toMatchObject({
      rewriteState: 'exception',
      rewriteShort: { charges: 205.2, returnBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    })
    expect(rewrite.rewriteTickets[0]!.ticketReason).toContain('Collect the rest or return the payment by')
    const { payment } = await world.clerk('payments/fetch', { paymentKey })
    expect(payment.paymentRewriteProgress?.rewriteProblem).toContain(`Ticket ${owing} owes $205.20`)
    // Nothing is refunded automatically, and the payer knows.
    expect(payment).toMatchObject({ paymentStatus: 'approved', paymentRefunds: [] })
    const { receipt } = await world.call('pay/fetch', { paymentKey })
    expect(receipt?.short).toEqual(rewrite.rewriteShort)
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID: world.convoID })
    expect(messages.some(({ messageBody }) => messageBody.includes('your loan is not renewed'))).toBe(true)

    const retry = { rewriteID: rewrite.rewriteID, action: 'retry' } as const
    expect(await refusalOf(world.clerk('payments/rewrites/correct', retry))).toMatchObject({ code: 'override_needed' })
    await manager('payments/rewrites/correct', { ...retry, overrideReason })
    const renewed = (await world.rewriteOf(paymentKey))!
    expect(statesOf(renewed)).toEqual(['rewritten', 'rewritten'])
    expect(renewed.rewriteShort).toBeNull()
    expect(await overridesOf(`rewrite/${rewrite.rewriteID}`)).toHaveLength(1)
    expect((await world.call('pay/fetch', { paymentKey })).receipt?.short).toBeNull()
  })
})
