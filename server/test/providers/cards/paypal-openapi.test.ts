import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomUUID } from 'node:crypto'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import type { CardGateway } from '@xd/server/providers/cards/gateway.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { faultyProxy } from './faulty-proxy.ts'
import { GATEWAYS } from './gateways-under-test.ts'
import { openapiCheck } from './openapi-check.ts'

const folder = process.env['XD_OPENAPI_DIR'] ?? fileURLToPath(new URL('../../../../../shared/openapi', import.meta.url))
const there = existsSync(join(folder, 'paypal-orders.json'))
const skipped = there
  ? ''
  : ` (skipped: PayPal’s descriptions are not in ${folder}; XD_OPENAPI_DIR says where they are)`

const under = GATEWAYS.find(({ name }) => name === 'paypal')!
const AMOUNT = 4550 as Cents
const DEBIT = '4000056655665556'
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const outcome = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))

describe.skipIf(!there)(`PayPal by its own OpenAPI descriptions${skipped}`, () => {
  let sandbox: Awaited<ReturnType<typeof startDemoSandbox>>
  let network: Awaited<ReturnType<typeof faultyProxy>>
  let check: Awaited<ReturnType<typeof openapiCheck>>
  let gateway: CardGateway

  beforeAll(async () => {
    check = await openapiCheck(
      ['orders', 'payments', 'webhooks'].map((name) => join(folder, `paypal-${name}.json`)),
      '/gateways/paypal',
    )
    sandbox = await startDemoSandbox({
      port: 0,
      smtpPort: 0,
      databasePath: ':memory:',
      publicURL: 'http://localhost:9',
      secretKey: TEST_SECRET_KEY,
      pace: 0,
    })
    network = await faultyProxy(sandbox.url)
    gateway = under.open(network.url)
  })
  afterAll(async () => {
    await network?.close()
    await sandbox?.close()
  })

  const sell = async (number: string) => {
    const token = await under.token(gateway, sandbox.url, number, AMOUNT)
    const sale = {
      token,
      amount: AMOUNT,
      currency: 'USD' as const,
      orderRef: 'payment-key',
      idempotencyKey: gateway.keyOf!(token),
      debitOnly: false,
    }
    return { sale, result: await outcome(gateway.sale(sale)) }
  }

  /** Checks everything said since against the descriptions. */
  const differences = () =>
    network.seen
      .splice(0)
      .flatMap((exchange) => (check(exchange) ?? []).map((told) => `${exchange.method} ${exchange.path}: ${told}`))

  test('an approval, its lookup, and an order that was never made', async () => {
    const { sale } = await sell(DEBIT)
    expect(await run(gateway.find(sale.idempotencyKey))).toMatchObject({ state: 'approved' })
    expect(await run(gateway.find(gateway.keyOf!('0NEVERMADE0000000')))).toBeUndefined()
    expect(network.seen.length).toBeGreaterThanOrEqual(6)
    expect(differences()).toEqual([])
  })

  test.each(['4000000000000002', '4000000000009995', '4000000000009979', '4000000000000119'])(
    'the card %s, declined',
    async (number) => {
      await sell(number)
      expect(network.seen.at(-1)).toMatchObject({
        path: expect.stringMatching(/capture$/) as string,
        answer: { body: expect.any(String) as string },
      })
      expect(differences()).toEqual([])
    },
  )

  test('refunds in parts, one too large, and the list of them', async () => {
    const { result } = await sell(DEBIT)
    const { gatewayID } = (result as { success: { gatewayID: string } }).success
    const refund = (amount: number) =>
      outcome(gateway.refund({ gatewayID, amount: amount as Cents, idempotencyKey: randomUUID() }))
    for (const amount of [1005, 9999, 3545]) await refund(amount)
    expect(await run(gateway.refunds(gatewayID))).toHaveLength(2)
    expect(differences()).toEqual([])
  })

  test('a test sale by card', async () => {
    await run(
      gateway.testSale({
        amount: 100 as Cents,
        currency: 'USD',
        orderRef: 'test',
        idempotencyKey: randomUUID(),
        debitOnly: false,
      }),
    )
    expect(differences()).toEqual([])
  })

  test('checking who sent a webhook', async () => {
    const { sale, result } = await sell(DEBIT)
    const { gatewayID } = (result as { success: { gatewayID: string } }).success
    await run(gateway.readWebhook(under.webhook({ idempotencyKey: sale.idempotencyKey, gatewayID }, true)))
    expect(differences()).toEqual([])
  })

  test('our only other requests are the token and the record, which PayPal describes elsewhere', async () => {
    const fresh = under.open(network.url)
    await run(fresh.record({ from: Date.now() - 1_000, to: Date.now() }))
    const elsewhere = network.seen.splice(0).filter((exchange) => check(exchange) === undefined)
    expect(elsewhere.map(({ path }) => path.split('?')[0])).toEqual([
      '/gateways/paypal/v1/oauth2/token',
      '/gateways/paypal/v1/reporting/transactions',
    ])
  })

  test('a wrong field, an unknown one and a missing answer are reported', () => {
    const path = '/gateways/paypal/v2/checkout/orders'
    const headers = { 'content-type': 'application/json' }
    const sent = { intent: 'TAKE', purchase_units: [{ amount: { currency_code: 'USD', value: '1.00' }, note: 'x' }] }
    const told = check({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify(sent),
      answer: { status: 201, body: '{"id":5}' },
    })
    expect(told).toHaveLength(3)
  })
})
