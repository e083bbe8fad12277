import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { exported } from '../exports/export-file.ts'
import { type Contact, PATIENCE } from '../messaging/text-world.ts'
import { type SelfWorld, selfWorld } from './self-world.ts'

const VISA_DEBIT = '4000056655665556'

let world: SelfWorld
let owner: Awaited<ReturnType<SelfWorld['signIn']>>
beforeAll(async () => {
  world = await selfWorld()
  owner = await world.signIn('owner')
})
afterAll(() => world.close())

/** A customer pays on the store's page, and their card is charged. */
const paysAlone = async ({ custID, phone }: Contact, ticketNumbers: string[]) => {
  const call = await world.proved(phone)
  const { paymentURL } = await call('my/pay', { ticketNumbers })
  const paymentKey = new URL(paymentURL).pathname.split('/')[2]!
  const card = { number: VISA_DEBIT, expMonth: 12, expYear: 2035, cvc: '123' }
  const { token } = await world.sandbox<{ token: string }>('/cards/tokenize', card)
  await world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token })
  const paid = async () => (await owner('payments/list', { search: { custID } })).payments
  await expect.poll(async () => (await paid()).map((one) => one.paymentStatus), PATIENCE).toEqual(['approved'])
  return (await paid())[0]!
}

test('notices about the tickets stop, as after any payment', async () => {
  const ana = await world.contact()
  const ticketNumber = await world.ticket(ana)
  const push = await noticePusher(world)
  const about = noticeTo(ana.phone, 'Ana Tester')
  const { batchID } = await push({
    notices: [{ ...about, tickets: about.tickets.map((ticket) => ({ ...ticket, number: ticketNumber })) }],
  })
  await paysAlone(ana, [ticketNumber])
  const { notices } = await world.clerk('notices/batch-details', { batchID: batchID! })
  expect(notices.map(({ noticeStatus }) => noticeStatus)).toEqual(['paid'])
})

test('a ticket whose payment was refunded as a whole can be paid again; after a part of it, not', async () => {
  const ana = await world.contact()
  const ticketNumber = await world.ticket(ana)
  const { paymentKey } = await paysAlone(ana, [ticketNumber])
  const call = await world.proved(ana.phone)
  const refusal = async () => (await call('my/fetch', {})).tickets.map((ticket) => ticket.refusal?.code)
  const refund = (amount: number) =>
    owner('payments/refund', { paymentKey, amount, reason: 'Wrong ticket', idempotencyKey: randomUUID() })
  expect(await refusal()).toEqual(['already_requested'])
  await refund(20)
  expect(await refusal()).toEqual(['already_requested'])
  await refund(100)
  expect(await refusal()).toEqual([undefined])
  await call('my/pay', { ticketNumbers: [ticketNumber] })
})

test('the shop’s file has the tickets, the amount due and who asked for it; the fee is a column of its own', async () => {
  const fee = (remoteFeePercent: number) =>
    owner('settings/payments/remote-fee/save', { settings: { storeID: world.storeID, remoteFeePercent } })
  await fee(3)
  const ana = await world.contact()
  const ticketNumber = await world.ticket(ana)
  const { paymentURL } = await paysAlone(ana, [ticketNumber])
  const rows = await exported(world, 'payments', { origin: 'self', custID: ana.custID }, owner)
  expect(rows).toMatchObject([
    { Tickets: ticketNumber, Amount: '120.00', 'Online fee': '3.60', 'Requested by': 'Customer', Link: paymentURL },
  ])
  await fee(0)
})

test('the payment report counts it among those that customers requested', async () => {
  const today = asLocalDay(new Date().toISOString().slice(0, 10))
  const report = async () => {
    const dateRange = { start: addDays(today, -1), end: addDays(today, 1) }
    const { origins } = (await owner('reports/payment-stats', { dateRange, store: world.storeID })).stats
    return origins.find(({ origin }) => origin === 'self')!
  }
  const before = await report()
  const ana = await world.contact()
  await paysAlone(ana, [await world.ticket(ana)])
  expect(await report()).toMatchObject({
    requested: { count: before.requested.count + 1 },
    paid: { count: before.paid.count + 1 },
  })
})
