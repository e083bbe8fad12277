import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNPROVED_NEWS } from '@xd/core/domain/payment/limits.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import { eventually, payWorld, type PayWorld } from './pay-world.ts'

describe.each(ENGINES)('the card network’s webhooks on %s', (database) => {
  let world: PayWorld
  beforeAll(
    async () =>
      void (world = await payWorld({ database, config: { trustedProxies: readTrustedProxies('127.0.0.1') } })),
  )
  afterAll(() => world.close())

  const post = (body: string, signature?: string) =>
    fetch(`${world.url}/hooks/cards/simulator`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-sandbox-signature': signature }),
      },
      body,
    })
  const sign = (body: string) =>
    createHmac('sha256', demoCardsCredentials(world.config.secretKey).webhookSecret).update(body).digest('hex')
  const news = (idempotencyKey: string, state = 'approved') =>
    JSON.stringify({ type: `transaction.${state}`, transaction: { idempotencyKey, state } })

  test('are ignored without the right signature', async () => {
    const body = news('whatever')
    expect((await post(body)).status).toBe(403)
    expect((await post(body, 'ab'.repeat(32))).status).toBe(403)
    expect((await post(`${body} `, sign(body))).status).toBe(403)
    expect((await post('not json', sign('not json'))).status).toBe(403)
    expect((await fetch(`${world.url}/hooks/cards/another`, { method: 'POST', body })).status).toBe(404)
  })

  test('are refused after too many without it, from that address alone', async () => {
    const from = (address: string, signature: string) =>
      fetch(`${world.url}/hooks/cards/simulator`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address, 'x-sandbox-signature': signature },
        body: news('whatever'),
      }).then(({ status }) => status)
    const right = sign(news('whatever'))
    for (let n = 0; n < UNPROVED_NEWS.most + 5; n += 1) expect(await from('192.0.2.7', right)).toBe(200)
    for (let n = 0; n < UNPROVED_NEWS.most; n += 1) expect(await from('192.0.2.7', 'ab')).toBe(403)
    expect(await from('192.0.2.7', 'ab')).toBe(429)
    expect(await from('192.0.2.8', right)).toBe(200)
  })

  test('change nothing for charges that are not ours, or when repeated', async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, '4000056655665556')
    const { messageStatus: _, ...before } = await world.payment(paymentKey)
    const { idempotencyKey } = (await world.transactions(paymentKey))[0]!
    const told = [news(idempotencyKey), news(idempotencyKey), news(idempotencyKey, 'declined'), news(randomUUID())]
    for (const answer of await Promise.all(told.map((body) => post(body, sign(body))))) expect(answer.status).toBe(200)
    expect(await world.payment(paymentKey)).toMatchObject(before)
    expect(await world.transactions(paymentKey)).toHaveLength(1)
  })

  test('are not trusted: the network is asked', async () => {
    const { paymentKey } = await world.request()
    const idempotencyKey = randomUUID()
    await world.leavePending(paymentKey, { idempotencyKey })
    const body = news(idempotencyKey)
    expect((await post(body, sign(body))).status).toBe(200)
    expect(await world.payment(paymentKey)).toMatchObject({ paymentStatus: 'sent', paymentInProgress: true })
  })

  /** A charge that the network made, but that was given up as lost, with the request's later state. */
  const lateCharge = async (paymentStatus: 'canceled' | 'declined') => {
    const { paymentKey } = await world.request()
    const idempotencyKey = randomUUID()
    await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: '4000056655665556', amountCents: 4550 })
    await world.leavePending(paymentKey, { idempotencyKey })
    const { writes } = world.connection
    await writes
      .updateTable('payment_attempts')
      .set({ state: 'error' })
      .where('idempotencyKey', '=', idempotencyKey)
      .execute()
    await writes.updateTable('payments').set({ paymentStatus }).where('paymentKey', '=', paymentKey).execute()
    const body = news(idempotencyKey)
    await post(body, sign(body))
    const noted = await writes.selectFrom('audit').selectAll().where('action', '=', 'payment.charged-late').execute()
    expect(noted.map(({ target }) => target)).toContain(`payment/${paymentKey}`)
    return paymentKey
  }

  test('a charge given up as lost that the network made after all is PAID, and logged', async () => {
    const paymentKey = await lateCharge('declined')
    expect(await world.payment(paymentKey)).toMatchObject({ paymentStatus: 'approved', paymentMethod: 'card' })
    expect((await world.transactions(paymentKey)).map(({ type }) => type)).toEqual(['sale'])
  })

  test('a late charge on a request canceled in the meantime is reversed', async () => {
    const paymentKey = await lateCharge('canceled')
    const moved = await eventually(
      () => world.transactions(paymentKey),
      (transactions) => transactions.length > 1,
    )
    expect(moved.map(({ type, amountCents }) => [type, amountCents])).toEqual([
      ['sale', 4550],
      ['void', 4550],
    ])
    const { ledger } = await eventually(
      () => world.clerk('payments/ledger/fetch', { paymentKey }),
      ({ balance }) => balance === 0,
    )
    expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 45.5],
      ['void', -45.5],
    ])
    expect(await world.payment(paymentKey)).toMatchObject({
      paymentStatus: 'canceled',
      paymentRefundedAmount: 0,
      paymentRefunds: [],
    })
  })
})
