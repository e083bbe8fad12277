import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { Effect, Result } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import type { CardGateway, Sale } from '@xd/server/providers/cards/gateway.ts'
import { SALE_TIMEOUT_MS } from '@xd/server/providers/cards/gateway-request.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { faultyProxy } from './faulty-proxy.ts'
import { GATEWAYS, SECRETS } from './gateways-under-test.ts'
import { webhookInbox } from './webhook-inbox.ts'

const DEBIT = '4000056655665556'
const CREDIT = '4242424242424242'
const AMOUNT = 4550 as Cents

const cents = (amount: number): Cents => amount as Cents
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const outcome = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))

describe.each(GATEWAYS)('the port to card gateways, as $name implements it', (under) => {
  let sandbox: Awaited<ReturnType<typeof startDemoSandbox>>
  let network: Awaited<ReturnType<typeof faultyProxy>>
  let gateway: CardGateway

  beforeAll(async () => {
    const publicURL = 'http://localhost:9'
    sandbox = await startDemoSandbox({
      port: 0,
      smtpPort: 0,
      databasePath: ':memory:',
      publicURL,
      secretKey: TEST_SECRET_KEY,
      pace: 0,
    })
    network = await faultyProxy(sandbox.url)
    gateway = under.open(network.url)
  })
  afterAll(async () => {
    await network.close()
    await sandbox.close()
  })

  const closeDay = async () => {
    for (const path of ['/cards/close-day', '/gateways/close-day'])
      await fetch(`${sandbox.url}${path}`, { method: 'POST', body: '{}' })
  }
  const saleOf = async (number: string, more: Partial<Sale> = {}): Promise<Sale> => {
    const token = await under.token(gateway, sandbox.url, number, more.amount ?? AMOUNT)
    const idempotencyKey = gateway.keyOf?.(token) ?? randomUUID()
    return {
      token,
      amount: AMOUNT,
      currency: 'USD',
      orderRef: 'payment-key',
      idempotencyKey,
      debitOnly: false,
      ...more,
    }
  }
  const sell = async (number: string, more: Partial<Sale> = {}) => {
    const sale = await saleOf(number, more)
    return { sale, result: await run(gateway.sale(sale)) }
  }
  /** The number of money movements under a key, by the gateway's own record. */
  const chargesOf = async ({ idempotencyKey }: Sale) => {
    const lines = await run(gateway.record({ from: Date.now() - 600_000, to: Date.now() + 600_000 }))
    return lines.filter(
      (line) => line.kind === 'sale' && line.state === 'approved' && line.idempotencyKey === idempotencyKey,
    )
  }

  test('an approval reports the card, and is found again by its key', async () => {
    const { sale, result } = await sell(DEBIT)
    expect(result).toMatchObject({
      state: 'approved',
      brand: 'visa',
      last4: '5556',
      expiry: '12/35',
      declineCode: null,
    })
    expect(result.gatewayID).not.toBe('')
    expect(await run(gateway.find(sale.idempotencyKey))).toEqual(result)
  })

  test.each([
    ['4000000000000002', 'generic'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000009987', 'lost'],
    ['4000000000009979', 'stolen'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'wrong_cvc'],
  ])('the card %s is declined: %s', async (number, code) => {
    const { sale, result } = await sell(number)
    const expected = code === 'stolen' ? (under.declines.stolen ?? code) : code
    expect(result).toMatchObject({ state: 'declined', declineCode: expected })
    expect(await chargesOf(sale)).toEqual([])
  })

  test('a processing error is an error, not a decline', async () => {
    const { sale, result } = await sell('4000000000000119')
    expect(result).toMatchObject({ state: 'error', declineCode: 'processing_error' })
    expect(await chargesOf(sale)).toEqual([])
  })

  test('an unknown token and a used one are refused: nothing is charged', async () => {
    const { sale } = await sell(DEBIT)
    const again = { ...sale, idempotencyKey: gateway.keyOf?.(sale.token) ?? randomUUID() }
    for (const wrong of [
      { ...again, token: 'nobodys', idempotencyKey: gateway.keyOf?.('nobodys') ?? randomUUID() },
      again,
    ]) {
      const answer = await outcome(gateway.sale(wrong))
      if (Result.isSuccess(answer)) expect(answer.success.state).toBe('error')
      else expect(answer.failure._tag).toBe('GatewayRefused')
      expect(await chargesOf(wrong)).toEqual([])
    }
    expect(await chargesOf(sale)).toHaveLength(1)
  })

  test('the same key never charges twice, in sequence or at once', async () => {
    const { sale, result } = await sell(DEBIT)
    expect(await run(gateway.sale(sale))).toEqual(result)
    await Promise.all([outcome(gateway.sale(sale)), outcome(gateway.sale(sale))])
    expect(await chargesOf(sale)).toHaveLength(1)
  })

  test.each(['cut-after', '500-after', 'garbled-after'] as const)(
    'an answer lost on its way (%s) counts as unknown, and the sale is found',
    async (fault) => {
      const sale = await saleOf(DEBIT)
      network.fail(fault, under.salePath)
      expect(await outcome(gateway.sale(sale))).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
      expect(await run(gateway.find(sale.idempotencyKey))).toMatchObject({ state: 'approved' })
      expect(await chargesOf(sale)).toHaveLength(1)
    },
  )

  test.each(['cut-before', '500-before'] as const)(
    'a request lost on its way (%s) counts as unknown too, and nothing is found',
    async (fault) => {
      const sale = await saleOf(DEBIT)
      network.fail(fault, under.salePath)
      expect(await outcome(gateway.sale(sale))).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
      expect(await run(gateway.find(sale.idempotencyKey))).toBeUndefined()
      expect(await run(gateway.sale(sale))).toMatchObject({ state: 'approved' })
      expect(await chargesOf(sale)).toHaveLength(1)
    },
  )

  test('a charge whose answer never comes is found', async () => {
    const sale = await saleOf('4000000000003238')
    expect(await outcome(gateway.sale(sale))).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
    expect(await run(gateway.find(sale.idempotencyKey))).toMatchObject({ state: 'approved' })
  })

  test('a sale never made is not found; if the gateway does not answer, nothing is known', async () => {
    const key = gateway.keyOf?.('NOORDER') ?? randomUUID()
    expect(await run(gateway.find(key))).toBeUndefined()
    network.fail('cut-before', /./)
    expect(await outcome(gateway.find(key))).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
  })

  test('authorizations get at least three minutes', () => expect(SALE_TIMEOUT_MS).toBeGreaterThanOrEqual(180_000))

  test('debit-only: a debit card is charged, a credit card never', async () => {
    if (!gateway.takesDebitOnly) {
      const sale = await saleOf(DEBIT, { debitOnly: true })
      expect(await outcome(gateway.sale(sale))).toMatchObject({ failure: { _tag: 'GatewayRefused' } })
      return expect(await chargesOf(sale)).toEqual([])
    }
    expect((await sell(DEBIT, { debitOnly: true })).result).toMatchObject({ state: 'approved' })
    const { sale, result } = await sell(CREDIT, { debitOnly: true })
    const refusal = { state: 'declined', declineCode: under.undoesCredit ? 'credit_slipped' : 'credit_refused' }
    expect(result).toMatchObject(refusal)
    expect(await run(gateway.find(sale.idempotencyKey))).toMatchObject(refusal)
    const moved = await run(gateway.record({ from: Date.now() - 600_000, to: Date.now() + 600_000 }))
    const kept = moved.filter((line) => line.idempotencyKey === sale.idempotencyKey && line.state === 'approved')
    expect(kept.filter(({ kind }) => kind === 'sale')).toHaveLength(kept.filter(({ kind }) => kind === 'void').length)
    expect((await sell(CREDIT)).result).toMatchObject({ state: 'approved' })
  })

  test('a sale can be voided until the day is closed, and not after', async () => {
    const { result } = await sell(DEBIT)
    if (!under.canVoid)
      return expect(await outcome(gateway.voidSale(result.gatewayID))).toMatchObject({
        failure: { _tag: 'GatewayRefused' },
      })
    expect(await run(gateway.voidSale(result.gatewayID))).toBe('voided')
    expect(await run(gateway.voidSale(result.gatewayID))).toBe('voided')
    const { result: settled } = await sell(DEBIT)
    await closeDay()
    expect(await outcome(gateway.voidSale(settled.gatewayID))).toMatchObject({ failure: { _tag: 'GatewayRefused' } })
    network.fail('cut-before', /void/)
    expect(await outcome(gateway.voidSale(settled.gatewayID))).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
  })

  test('refunds work in parts, up to the amount charged', async () => {
    const { result } = await sell(DEBIT)
    await closeDay()
    const refund = (amount: number) =>
      gateway.refund({ gatewayID: result.gatewayID, amount: cents(amount), idempotencyKey: randomUUID() })
    expect(await run(refund(1005))).toMatchObject({ state: 'approved', amount: 1005 })
    expect(await outcome(refund(3546))).toMatchObject({ failure: { _tag: 'GatewayRefused' } })
    expect(await run(refund(3545))).toMatchObject({ state: 'approved', amount: 3545 })
    const lines = await run(gateway.refunds(result.gatewayID))
    expect(lines.map(({ amount }) => amount).sort()).toEqual([1005, 3545])
    expect(await run(gateway.find('no such key'))).toBeUndefined()
  })

  test('a refund whose answer was lost is found, and never made twice under its key', async () => {
    const { result } = await sell(DEBIT)
    await closeDay()
    const asked = { gatewayID: result.gatewayID, amount: cents(1000), idempotencyKey: randomUUID() }
    network.fail('cut-after', under.refundPath)
    expect(await outcome(gateway.refund(asked))).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
    const key = under.keepsRefundKeys ? asked.idempotencyKey : null
    expect(await run(gateway.refunds(result.gatewayID))).toMatchObject([
      { idempotencyKey: key, amount: 1000, state: 'approved' },
    ])
    if (!under.keepsRefundKeys) return
    expect(await run(gateway.refund(asked))).toMatchObject({ amount: 1000 })
    expect(await run(gateway.refunds(result.gatewayID))).toHaveLength(1)
  })

  test('the record has every sale and refund of its span, and nothing outside it', async () => {
    const from = Date.now() - 1_000
    const { sale, result } = await sell(DEBIT, { amount: cents(777) })
    await closeDay()
    const { gatewayID } = await run(
      gateway.refund({ gatewayID: result.gatewayID, amount: cents(77), idempotencyKey: randomUUID() }),
    )
    const lines = await run(gateway.record({ from, to: Date.now() + 1_000 }))
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'sale',
        gatewayID: result.gatewayID,
        idempotencyKey: sale.idempotencyKey,
        orderRef: 'payment-key',
        amount: 777,
        state: 'approved',
      }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'refund',
        gatewayID,
        saleGatewayID: result.gatewayID,
        amount: 77,
        state: 'approved',
      }),
    )
    expect(await run(gateway.record({ from: from - 7_200_000, to: from - 3_600_000 }))).toEqual([])
  })

  test('a webhook names its sale by the gateway’s own data; a forged one names nothing; a repeated one, the same', async () => {
    const { sale, result } = await sell(DEBIT)
    const told = { idempotencyKey: sale.idempotencyKey, gatewayID: result.gatewayID }
    for (const _ of ['first', 'again'])
      expect(await run(gateway.readWebhook(under.webhook(told, true)))).toEqual({ idempotencyKey: sale.idempotencyKey })
    expect(await run(gateway.readWebhook(under.webhook(told, false)))).toBeUndefined()
    const { headers, body } = under.webhook(told, true)
    expect(await run(gateway.readWebhook({ headers: new Headers(), body }))).toBeUndefined()
    expect(await run(gateway.readWebhook({ headers, body: 'not json' }))).toBeUndefined()
  })

  test('its own webhooks, sent twice and out of order, all name their subject', async () => {
    const inbox = await webhookInbox()
    await under.subscribe(sandbox, inbox.url)
    const sold = [await sell(DEBIT), await sell(DEBIT), await sell(DEBIT)]
    await closeDay()
    const { gatewayID } = sold[0]!.result
    await run(gateway.refund({ gatewayID, amount: cents(100), idempotencyKey: randomUUID() }))
    const keys = sold.map(({ sale }) => sale.idempotencyKey)
    const named = async () => {
      const news = await Promise.all(inbox.delivered.map((delivery) => run(gateway.readWebhook(delivery))))
      expect(news).not.toContain(undefined)
      return news.map((one) => keys.findIndex((key) => one && 'idempotencyKey' in one && one.idempotencyKey === key))
    }
    const isDone = (order: number[]) => keys.every((_, i) => order.includes(i)) && order.length > new Set(order).size
    await expect.poll(async () => isDone(await named())).toBe(true)
    await inbox.close()
  })

  test('accepts its own keys; if it does not answer, nothing is known about them', async () => {
    expect(await run(gateway.accepts())).toBe(true)
    expect(await run(under.open(network.url, true).accepts())).toBe(false)
    network.fail('cut-before', /./)
    expect(await outcome(gateway.accepts())).toMatchObject({ failure: { _tag: 'GatewayUnknown' } })
  })

  test('a $1 test sale needs no customer', async () => {
    const sale = {
      amount: cents(100),
      currency: 'USD' as const,
      orderRef: 'test',
      idempotencyKey: randomUUID(),
      debitOnly: false,
    }
    expect(await run(gateway.testSale(sale))).toMatchObject({ state: 'approved' })
  })

  test('the customer’s page gets a form and its origin', async () => {
    const form = await run(gateway.form('payment-key'))
    expect(form.kind).toBe(
      { simulator: 'frame', bluedog: 'tokenizer', fortis: 'elements', paypal: 'approval' }[under.name],
    )
  })

  test('a wrong key is refused before anything is charged, and no error contains a secret', async () => {
    const wrong = under.open(network.url, true)
    const sale = await saleOf(DEBIT)
    const failures: unknown[] = [await outcome(wrong.sale(sale))]
    expect(failures[0]).toMatchObject({ failure: { _tag: 'GatewayRefused' } })
    for (const fault of ['cut-before', '500-before', 'garbled-after'] as const) {
      network.fail(fault, /./)
      failures.push(await outcome(gateway.find(sale.idempotencyKey)))
    }
    network.fail('garbled-after', /./)
    failures.push(await outcome(under.open(network.url).sale(sale)))
    const told = inspect(failures, { depth: 12 })
    for (const secret of SECRETS) expect(told).not.toContain(secret)
  })
})
