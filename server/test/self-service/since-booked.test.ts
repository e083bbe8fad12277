import { afterAll, beforeAll, expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { rowTools } from '../written/reads/row-tools.ts'
import { type SelfWorld, selfWorld } from './self-world.ts'

let world: SelfWorld
let tools: ReturnType<typeof rowTools>
beforeAll(async () => {
  world = await selfWorld()
  tools = rowTools(world.connection.writes)
})
afterAll(() => world.close())

const numbered = { newTicket: null, ticketReason: null, ticketNote: null, numberedAt: null, awaitsImport: 0 }
const since = { postedAt: null, postedByID: null, verifiedAt: null, importID: null, changedByID: null }
const rewritten = (oldTicket: string, more: object) =>
  tools.copy('rewrite_tickets', { companyID: 2 }, { storeID: world.storeID, oldTicket, ...numbered, ...since, ...more })

test('a ticket that was rewritten, or waits for it, can’t be paid again; one whose rewrite was dismissed can', async () => {
  const ana = await world.contact()
  const [other, done, waits, dismissed] = [
    await world.ticket(ana, { ticketDueDate: asLocalDay('2027-01-01') }),
    await world.ticket(ana, { ticketDueDate: asLocalDay('2027-01-02') }),
    await world.ticket(ana, { ticketDueDate: asLocalDay('2027-01-03') }),
    await world.ticket(ana, { ticketDueDate: asLocalDay('2027-01-04') }),
  ]
  await rewritten(`#${done}`, { ticketState: 'rewritten', newTicket: 'SINCE-1', numberedAt: Date.now() })
  await rewritten(waits, { ticketState: 'paid' })
  await rewritten(dismissed, { ticketState: 'dismissed' })
  const call = await world.proved(ana.phone)
  const { tickets } = await call('my/fetch', {})
  expect(tickets.map(({ ticketNumber, refusal }) => [ticketNumber, refusal?.code ?? null])).toEqual([
    [other, null],
    [done, 'ticket_closed'],
    [waits, 'already_requested'],
    [dismissed, null],
  ])
  await expect(call('my/pay', { ticketNumbers: [done] })).rejects.toMatchObject({ code: 'ticket_closed' })
  await expect(call('my/pay', { ticketNumbers: [other, waits] })).rejects.toMatchObject({ code: 'already_requested' })
})

test('while a card is charged, the page says so, and leads to the customer’s own request alone', async () => {
  const ana = await world.contact()
  const own = await world.ticket(ana, { ticketDueDate: asLocalDay('2027-01-01') })
  const clerks = await world.ticket(ana, { ticketDueDate: asLocalDay('2027-01-02') })
  const call = await world.proved(ana.phone)
  const { paymentURL } = await call('my/pay', { ticketNumbers: [own] })
  const { convo } = await world.clerk('customers/conversation/start', { custID: ana.custID, storeID: world.storeID })
  await world.clerk('payments/send', {
    ...{ convoID: convo.convoID, clientMessageID: 'clerks-own', force: true },
    payment: {
      ...{ paymentAmount: 120, paymentMemo: 'Interest', paymentTicketList: clerks, paymentMode: 'any' },
      paymentValidBeforeLocalTZ: '2101-01-01T12:00',
    },
  })
  const shown = async () =>
    (await call('my/fetch', {})).tickets.map((one) => [one.refusal?.message ?? null, one.paymentURL])
  expect(await shown()).toEqual([
    [expect.stringContaining(`There is already a payment link for ticket ${own}.`), paymentURL],
    [expect.stringContaining(`There is already a payment link for ticket ${clerks}.`), null],
  ])
  const { payments } = await world.owner('payments/list', { search: { custID: ana.custID } })
  for (const { paymentKey } of payments) {
    const { paymentID } = await world.connection.writes
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    const open = { state: 'pending', settledAt: null, gatewayID: null, startedAt: Date.now() }
    await tools.copy(
      'payment_attempts',
      { companyID: 2 },
      { ...open, paymentID, attemptKey: paymentKey, idempotencyKey: paymentKey },
    )
  }
  expect(await shown()).toEqual([
    [expect.stringContaining(`A payment for ticket ${own} is being processed.`), paymentURL],
    [expect.stringContaining(`A payment for ticket ${clerks} is being processed.`), null],
  ])
})

test('a store without a phone names none', async () => {
  const ana = await world.contact()
  const ticketNumber = await world.ticket(ana, { amountDueCents: null })
  const call = await world.proved(ana.phone)
  const said = async () => (await call('my/fetch', {})).tickets.map(({ refusal }) => refusal?.message)
  const sentence = `We don’t know what you owe on ticket ${ticketNumber}, so it can’t be paid here.`
  expect(await said()).toEqual([expect.stringMatching(/ Call the store at \(\d{3}\) \d{3}-\d{4}\.$/)])
  await world.connection.writes
    .updateTable('stores')
    .set({ storePhone: '' })
    .where('storeID', '=', world.storeID)
    .execute()
  expect(await said()).toEqual([sentence])
})

test('a customer who opted out, or is blocked, gets no code', async () => {
  for (const to of [{ custOptedOutAt: Date.now() }, { custBlocked: 1 as const }]) {
    const ana = await world.contact()
    await world.connection.writes.updateTable('customers').set(to).where('custID', '=', ana.custID).execute()
    await world.browser()('my/start', { storeKey: world.storeKey, phone: ana.phone })
    await world.settled()
    expect(await world.codes(ana.phone)).toEqual([])
  }
})

test('a cookie that isn’t a proof proves nothing', async () => {
  for (const cookie of ['', 'x', '.', 'x.', '.x', 'x.y', `x.${Buffer.alloc(32).toString('base64url')}`]) {
    const answer = await fetch(`${world.url}/api/my/fetch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `xd_my=${encodeURIComponent(cookie)}` },
      body: '{}',
    })
    expect(await answer.json()).toMatchObject({ error: { code: 'phone_unproved' } })
  }
})
