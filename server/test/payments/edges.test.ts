import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANNED_REFUND_WAITS_MS } from '@xd/core/domain/payment/settlement.ts'
import { DAY_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { nextNight } from '#services/payments/follow-record.ts'
import { lastWeek } from '#services/payments/reconcile.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

test('the gateways’ records are compared at ten, UTC, once a night, and for a week back', () => {
  const at = (time: string) => Date.parse(`2026-03-08T${time}Z`)
  const next = (time: string) => new Date(nextNight(at(time))).toISOString()
  expect(next('09:59:59.999')).toBe('2026-03-08T10:00:00.000Z')
  expect(next('10:00:00.000')).toBe('2026-03-09T10:00:00.000Z')
  expect(next('23:59:59.999')).toBe('2026-03-09T10:00:00.000Z')
  expect(lastWeek(at('10:00:00'))).toEqual({
    from: Date.parse('2026-03-01T10:00:00Z'),
    to: Date.parse('2026-03-08T10:01:00Z'),
  })
})

describe.each(ENGINES)('at the edges of a request, on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database, config: { trustedProxies: readTrustedProxies('127.0.0.0/8') } })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  test('a phone in a data center is a program, and one at home is a person', async () => {
    const { paymentKey } = await world.request()
    for (const ip of ['52.4.5.6', '73.12.4.9'])
      await fetch(`${world.url}/p/${paymentKey}`, { headers: { 'user-agent': PHONE, 'x-forwarded-for': ip } })
    const views = (await world.views(paymentKey)).filter(({ impressionKind }) => impressionKind === 'view')
    expect(views.map(({ impressionSource }) => impressionSource).toSorted()).toEqual(['bot', 'human'])
  })

  test('a key that sent one request again sends no other one again', async () => {
    const [first, second] = [await world.request(), await world.request()]
    const clientMessageID = randomUUID()
    const again = (paymentKey: string) => world.clerk('payments/resend', { paymentKey, clientMessageID, force: true })
    const { message } = await again(first.paymentKey)
    expect((await again(first.paymentKey)).message.messageID).toBe(message.messageID)
    expect(await refusalOf(again(second.paymentKey))).toMatchObject({
      code: 'invalid_input',
      fields: { clientMessageID: 'This key was already used for another message' },
    })
    expect((await world.payment(second.paymentKey)).messageID).toBe(second.messageID)
  })

  test('a refund planned a week ago is given up when the charge hasn’t settled by then', async () => {
    await owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
    const { writes } = world.connection
    const plannedAgo = async (ms: number) => {
      const { paymentKey } = await world.request()
      await world.pay(paymentKey, DEBIT)
      const { payment } = await owner('payments/refund', {
        paymentKey,
        amount: 20,
        reason: 'Paid too much',
        idempotencyKey: randomUUID(),
        whenSettled: true,
      })
      const [{ refundID } = { refundID: 0 }] = payment.paymentRefunds
      const uniqueKey = `settle-refund/${refundID}`
      const at = Date.now() - 1
      const changed = { notBefore: at, startedAt: Date.now() - ms }
      await writes.updateTable('payment_refunds').set(changed).where('refundID', '=', refundID).execute()
      await writes.updateTable('jobs').set({ runAt: at }).where('uniqueKey', '=', uniqueKey).execute()
      const told = await eventually(
        async () => (await world.payment(paymentKey)).paymentRefunds[0]!,
        ({ state, dueDate }) => state !== 'pending' || Date.parse(dueDate ?? '') > at,
      )
      return { state: told.state, amount: told.amount, message: told.message }
    }
    // The next morning to try comes up to two days later.
    expect(await plannedAgo(4 * DAY_MS)).toEqual({ state: 'pending', amount: 20, message: null })
    const { state, message } = await plannedAgo(PLANNED_REFUND_WAITS_MS + MINUTE_MS)
    expect(state).toBe('error')
    expect(message).toMatch(
      /^This charge hasn’t settled yet\. You can refund \$20\.00 starting .*, or the full \$45\.50 now\.$/,
    )
  })
})
