import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually } from '../payments/pay-world.ts'
import { DEBIT, newTicket, numbersOf, type RewriteWorld, rewriteWorld, statesOf } from './rewrite-world.ts'

const refused = { status: 409, code: 'rewrite_refused' }
const invalid = (field: string) => ({
  status: 400,
  code: 'invalid_input',
  fields: { [field]: expect.any(String) as string },
})

describe.each(ENGINES)('rewritten tickets, on %s', (database) => {
  let world: RewriteWorld
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
  })
  afterAll(() => world.close())

  const correct = async (rewriteID: number, more: object) =>
    (await world.clerk('payments/rewrites/correct', { rewriteID, ...more } as never)).rewrite
  const IDsOf = ({ rewriteTickets }: { rewriteTickets: readonly { rewriteTicketID: number }[] }) =>
    rewriteTickets.map((ticket) => ticket.rewriteTicketID)

  test('are posted one by one or all at once, and stay posted', async () => {
    const batch = await world.paidFor(`${newTicket()} ${newTicket()} ${newTicket()}`)
    const { rewriteID } = batch
    const [first] = IDsOf(batch)
    const one = await world.clerk('payments/rewrites/mark-posted', { rewriteID, rewriteTicketIDs: [first!] })
    expect([statesOf(one.rewrite), one.rewrite.rewriteState]).toEqual([
      ['posted', 'rewritten', 'rewritten'],
      'rewritten',
    ])
    const all = await world.clerk('payments/rewrites/mark-posted', { rewriteID })
    expect([statesOf(all.rewrite), all.rewrite.rewriteState]).toEqual([['posted', 'posted', 'posted'], 'posted'])
    await expect(world.clerk('payments/rewrites/mark-posted', { rewriteID })).rejects.toMatchObject(refused)
    await expect(
      correct(rewriteID, { action: 'set', rewriteTicketIDs: [first], newTicket: 'X1' }),
    ).rejects.toMatchObject(refused)
    await expect(
      correct(rewriteID, { action: 'dismiss', rewriteTicketIDs: [first], note: 'no' }),
    ).rejects.toMatchObject(refused)
    expect(all.rewrite.rewriteTickets[0]!.ticketChangedByID).not.toBeNull()
  })

  test('refused by the shop’s system wait with the reason, and get another number by hand', async () => {
    const batch = await world.paidFor(newTicket())
    const { rewriteID } = batch
    await expect(correct(rewriteID, { action: 'report' })).rejects.toMatchObject(invalid('note'))
    const reported = await correct(rewriteID, { action: 'report', note: 'The POS has that number already' })
    expect(reported.rewriteTickets[0]).toMatchObject({
      ticketState: 'exception',
      ticketReason: 'The POS has that number already',
    })
    expect(reported.rewriteState).toBe('exception')
    const set = await correct(rewriteID, { action: 'set', newTicket: ' HAND-1, #HAND-1', note: 'as the POS gave it' })
    expect(set.rewriteTickets[0]).toMatchObject({
      ticketState: 'rewritten',
      newTicket: 'HAND-1',
      ticketReason: null,
      ticketNote: 'as the POS gave it',
    })
    const again = await correct(rewriteID, { action: 'set', newTicket: 'HAND-2' })
    expect(again.rewriteTickets[0]).toMatchObject({ newTicket: 'HAND-2', ticketNote: 'as the POS gave it' })
    // Its own number is taken by nobody else.
    const same = await correct(rewriteID, { action: 'set', newTicket: '#HAND-2', note: 'Looked up' })
    expect(same.rewriteTickets[0]).toMatchObject({ newTicket: '#HAND-2', ticketNote: 'Looked up' })
  })

  test('refused by mistake get their own number back', async () => {
    const batch = await world.paidFor(newTicket())
    await correct(batch.rewriteID, { action: 'report', note: 'Down' })
    expect(numbersOf(await correct(batch.rewriteID, { action: 'retry' }))).toEqual(numbersOf(batch))
  })

  test('are dismissed with a note; the new number is never assigned again, the old ticket may be', async () => {
    const old = newTicket()
    const batch = await world.paidFor(old)
    const [[, number]] = numbersOf(batch) as [[string, string]]
    await expect(correct(batch.rewriteID, { action: 'dismiss', note: ' ' })).rejects.toMatchObject(invalid('note'))
    const dismissed = await correct(batch.rewriteID, { action: 'dismiss', note: 'Paid off at the counter' })
    expect(dismissed).toMatchObject({
      rewriteState: 'dismissed',
      rewriteTickets: [{ ticketNote: 'Paid off at the counter', newTicket: number }],
    })
    const [[, next]] = numbersOf(await world.paidFor(old)) as [[string, string]]
    expect(next).not.toBe(number)
    expect((await world.clerk('payments/rewrites/find-chain', { ticket: old })).chains[0]!.tickets).toEqual([old, next])
  })

  test('take effect when the loan period expires, or in grace on the day they are issued', async () => {
    const { storeID, storeTimezone } = (await world.clerk('stores/list', {})).stores.find(
      (one) => one.storeID === STORE.main,
    )!
    const today = localDay(Date.now(), storeTimezone)
    for (const [dueDate, effective] of [
      [addDays(today, 9), addDays(today, 9)],
      [addDays(today, -4), today],
    ] as const) {
      const old = newTicket()
      await world.connection.writes
        .insertInto('tickets')
        .values(bookedTicket({ storeID, ticketNumber: old, custID: world.custID, ticketDueDate: dueDate }))
        .execute()
      await world.paidFor(old)
      const { chains } = await world.clerk('payments/rewrites/find-chain', { ticket: old })
      expect(chains[0]!.steps).toMatchObject([{ oldTicket: old, effectiveDate: effective }])
    }
  })

  test('numbered by hand cannot take a number in use, and the range skips those taken, however they are written', async () => {
    const [one, two] = [await world.paidFor(newTicket()), await world.paidFor(newTicket())]
    const [[, taken]] = numbersOf(one) as [[string, string]]
    for (const wrong of [
      taken,
      `#${taken.toLowerCase()}`,
      'two numbers',
      '',
      '?',
      `#${two.rewriteTickets[0]!.oldTicket}`,
    ])
      await expect(correct(two.rewriteID, { action: 'set', newTicket: wrong })).rejects.toMatchObject(
        invalid('newTicket'),
      )
    const ahead = `N${Number(numbersOf(two)[0]![1]!.slice(1)) + 1}`
    await correct(two.rewriteID, { action: 'set', newTicket: `#${ahead}` })
    const three = await world.paidFor(newTicket())
    expect(numbersOf(three)[0]![1]).toBe(`N${Number(ahead.slice(1)) + 1}`)
  })

  test('that were rewritten in another batch get no second number until one of the two is dismissed', async () => {
    const old = newTicket()
    const [first, second] = [await world.paidFor(old), await world.paidFor(old)]
    const [[, number]] = numbersOf(first) as [[string, string]]
    expect(numbersOf(second)).toEqual([[old, null]])
    const again = () => correct(second.rewriteID, { action: 'set', newTicket: `${old}-2` })
    await expect(again()).rejects.toMatchObject({
      ...refused,
      message: `Ticket ${old} was already rewritten as ${number}. Dismiss one of the two first.`,
    })
    await correct(first.rewriteID, { action: 'report', note: 'Paid off' })
    await correct(first.rewriteID, { action: 'dismiss', note: 'Paid off' })
    expect(numbersOf(await again())).toEqual([[old, `${old}-2`]])
  })

  test('of one batch all get free numbers, however many were assigned by hand before', async () => {
    await world.reserve({ rangePrefix: 'M', rangeFrom: 1, rangeTo: 900 })
    for (const size of [99, 99, 3]) await world.paidFor(Array.from({ length: size }, newTicket).join(' '))
    const { writes } = world.connection
    // As if staff had assigned all of these by hand but one.
    await writes.updateTable('ticket_ranges').set({ rangeNext: 1 }).where('rangePrefix', '=', 'M').execute()
    await writes.updateTable('rewrite_tickets').set({ newTicket: 'ELSE' }).where('newTicket', '=', 'M5').execute()
    const batch = await world.paidFor(`${newTicket()} ${newTicket()}`)
    expect(numbersOf(batch).map(([, number]) => number)).toEqual(['M5', 'M202'])
    await world.reserve({ rangePrefix: 'N', rangeFrom: 80_001, rangeTo: 89_999 })
  })

  test('competing for one number at once: one gets it', async () => {
    const batches = [
      await world.paidFor(newTicket()),
      await world.paidFor(newTicket()),
      await world.paidFor(newTicket()),
    ]
    const answers = await Promise.allSettled(
      batches.map(({ rewriteID }) => correct(rewriteID, { action: 'set', newTicket: 'WANTED' })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of another batch are not touched', async () => {
    const [one, two] = [await world.paidFor(newTicket()), await world.paidFor(newTicket())]
    const foreign = { rewriteID: one.rewriteID, rewriteTicketIDs: IDsOf(two) }
    await expect(world.clerk('payments/rewrites/mark-posted', foreign)).rejects.toMatchObject({ status: 404 })
    await expect(correct(one.rewriteID, { ...foreign, action: 'retry' })).rejects.toMatchObject({ status: 404 })
    const among = { rewriteID: one.rewriteID, rewriteTicketIDs: [...IDsOf(one), ...IDsOf(two)] }
    await expect(world.clerk('payments/rewrites/mark-posted', among)).rejects.toMatchObject({ status: 404 })
    expect(statesOf((await world.clerk('payments/rewrites/fetch', { rewriteID: one.rewriteID })).rewrite)).toEqual([
      'rewritten',
    ])
  })

  test('are retried together: those that may have a number get one, the others wait with the reason', async () => {
    await world.reserve({ rangePrefix: 'P', rangeFrom: 1, rangeTo: 1 })
    await world.paidFor(newTicket())
    const [one, other] = [newTicket(), newTicket()]
    const batch = await world.paidFor(`${one} ${other}`)
    expect(statesOf(batch)).toEqual(['exception', 'exception'])
    await world.reserve({ rangePrefix: 'N', rangeFrom: 90_001, rangeTo: 99_999 })
    const [[, number]] = numbersOf(await world.paidFor(one)) as [[string, string]]
    const { rewriteTickets } = await correct(batch.rewriteID, { action: 'retry' })
    expect(rewriteTickets).toMatchObject([
      { ticketState: 'exception', newTicket: null, ticketReason: expect.stringContaining(number) as string },
      { ticketState: 'rewritten', newTicket: expect.stringMatching(/^N9/) as string },
    ])
  })

  test('stay rewritten when the payment is refunded, and are flagged for attention', async () => {
    const paymentKey = await world.requestFor(newTicket())
    await world.pay(paymentKey, DEBIT)
    const { rewriteID } = (await world.rewriteOf(paymentKey))!
    const refund = (amount: number, idempotencyKey: string) =>
      world.owner('payments/refund', { paymentKey, amount, reason: 'Paid twice', idempotencyKey })
    await refund(5, 'first')
    const warned = await eventually(
      async () => (await world.rewriteOf(paymentKey))!,
      ({ rewriteWarning }) => rewriteWarning !== null,
    )
    expect(warned).toMatchObject({
      rewriteState: 'exception',
      rewriteWarning: '$5.00 was refunded after the tickets were rewritten',
    })
    expect(statesOf(warned)).toEqual(['rewritten'])
    expect(await correct(rewriteID, { action: 'clear-warning', note: 'Only the fee' })).toMatchObject({
      rewriteState: 'rewritten',
      rewriteWarning: null,
    })
    // The product's own refund of a second charge gave nothing of this payment back.
    const { connection } = world
    const { refundID: _, ...made } = await connection.reads
      .selectFrom('payment_refunds')
      .selectAll()
      .where('idempotencyKey', '=', 'first')
      .executeTakeFirstOrThrow()
    const own = { ...made, idempotencyKey: 'own', gatewayKey: 'own', gatewayID: 'own', automatic: 1 as const }
    await connection.writes.insertInto('payment_refunds').values(own).execute()
    await refund(7.5, 'second')
    const again = await eventually(
      async () => (await world.rewriteOf(paymentKey))!,
      ({ rewriteWarning }) => rewriteWarning !== null,
    )
    expect(again.rewriteWarning).toBe('$12.50 was refunded after the tickets were rewritten')
  })

  test.each([
    ['wait to be rewritten when the payment is refunded, and are flagged before anyone rewrites them', 'paid'],
    ['that were dismissed leave nothing to look into when the payment is refunded', 'dismissed'],
  ] as const)('%s', async (_, state) => {
    const { storeID } = world
    const turn = (storeAutoRewrite: boolean) =>
      world.owner('settings/rewrites/save', { settings: { storeID, storeAutoRewrite } })
    const paymentKey = await world.requestFor(newTicket())
    await turn(false)
    await world.pay(paymentKey, DEBIT)
    await turn(true)
    const { rewriteID } = (await world.rewriteOf(paymentKey))!
    if (state === 'dismissed') await correct(rewriteID, { action: 'dismiss', note: 'They changed their mind' })
    await world.owner('payments/refund', { paymentKey, amount: 5, reason: 'Paid twice', idempotencyKey: 'before' })
    await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefundedAmount }) => paymentRefundedAmount > 0,
    )
    const rewrite = (await world.rewriteOf(paymentKey))!
    expect(statesOf(rewrite)).toEqual([state])
    expect(rewrite).toMatchObject(
      state === 'paid'
        ? { rewriteState: 'exception', rewriteWarning: '$5.00 was refunded before any ticket was rewritten' }
        : { rewriteState: 'dismissed', rewriteWarning: null },
    )
  })

  test('leave a line in the audit log for each change', async () => {
    const { rewriteID } = await world.paidFor(newTicket())
    await correct(rewriteID, { action: 'dismiss', note: 'Gone' })
    const lines = world.connection.reads
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('target', '=', `rewrite/${rewriteID}`)
    const [line] = await lines.execute()
    expect([line!.action, JSON.parse(line!.detail!)]).toMatchObject(['rewrite.dismiss', { note: 'Gone' }])
  })

  test('form a chain that can be found from any of its numbers', async () => {
    const first = newTicket()
    const [[, second]] = numbersOf(await world.paidFor(first)) as [[string, string]]
    const [[, third]] = numbersOf(await world.paidFor(second)) as [[string, string]]
    for (const ticket of [first, second, ` ${third} `]) {
      const { chains } = await world.clerk('payments/rewrites/find-chain', { ticket })
      expect(chains).toHaveLength(1)
      expect(chains[0]).toMatchObject({ storeID: world.storeID, tickets: [first, second, third] })
      expect(chains[0]!.steps.map((step) => [step.oldTicket, step.newTicket])).toEqual([
        [first, second],
        [second, third],
      ])
    }
    expect((await world.clerk('payments/rewrites/find-chain', { ticket: newTicket() })).chains).toEqual([])
    const { rewrites } = await world.clerk('payments/rewrites/list', { search: { filter: second } })
    expect(rewrites).toHaveLength(2)
  })
})
