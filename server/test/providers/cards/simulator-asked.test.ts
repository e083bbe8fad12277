import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { simulator } from '@xd/server/providers/cards/simulator.ts'
import { answerOf, type Answers, playedGateway } from './played-gateway.ts'

const played = async (...answers: Answers) => {
  const at = await playedGateway(...answers)
  return { ...at, gateway: simulator({ baseURL: at.url, apiKey: 'api', webhookSecret: 'own' }) }
}
const CHARGE = {
  ...{ state: 'approved', gatewayId: 'G1', idempotencyKey: 'key-1', authCode: 'A1', brand: 'visa', last4: '5556' },
  ...{ expMonth: 3, expYear: 2035, funding: 'debit', declineCode: null },
}
const PAID = {
  state: 'approved',
  gatewayID: 'G1',
  authCode: 'A1',
  brand: 'visa',
  last4: '5556',
  expiry: '03/35',
  funding: 'debit',
  declineCode: null,
}
const SALE = {
  ...({ amount: cents(4550), currency: 'USD', orderRef: 'PAYMENT', idempotencyKey: 'key-1', debitOnly: true } as const),
  token: 'token-1',
}
const own = { authorization: 'Bearer api', accept: 'application/json' }
const sent = { ...own, 'content-type': 'application/json' }

test('a sale is asked for, and told with its card', async () => {
  const declined = { ...CHARGE, state: 'declined', expMonth: null, declineCode: 'debit_only' }
  const { gateway, asked } = await played(
    [200, CHARGE],
    [200, declined],
    [422, {}],
    [500],
    [200, { ...CHARGE, state: 'odd' }],
  )
  expect(await answerOf(gateway.sale(SALE))).toEqual(PAID)
  const { token, amount: amountCents, ...rest } = SALE
  expect(asked).toEqual([{ call: 'POST /cards/charges', headers: sent, body: { ...rest, token, amountCents } }])
  expect(await answerOf(gateway.sale(SALE))).toEqual({
    ...PAID,
    state: 'declined',
    expiry: null,
    declineCode: 'credit_refused',
  })
  expect(await answerOf(gateway.sale(SALE))).toBe('refused: status 422')
  expect(await answerOf(gateway.sale(SALE))).toBe('unknown: status 500')
  expect(await answerOf(gateway.sale(SALE))).toMatch(/^unknown: /)
})

test('a card is looked at before it is charged', async () => {
  const { gateway, asked } = await played([200, { funding: 'prepaid' }], [404, {}])
  expect(await answerOf(gateway.inspect('a/token'))).toEqual({ funding: 'prepaid' })
  expect(await answerOf(gateway.inspect('a/token'))).toBe('refused: the token is not known')
  expect(asked[0]).toEqual({ call: 'GET /cards/tokens/a/token', headers: own })
})

test('a test sale is made with a debit card', async () => {
  const { gateway, asked } = await played([200, { token: 'made' }], [200, CHARGE])
  expect(await answerOf(gateway.testSale({ ...SALE, debitOnly: false }))).toEqual(PAID)
  const card = { number: '4000056655665556', expMonth: 12, expYear: 2035, cvc: '123' }
  expect(asked[0]).toEqual({ call: 'POST /cards/tokenize', headers: sent, body: card })
  expect(asked[1]!.body).toMatchObject({ token: 'made', amountCents: 4550 })
})

test('a sale is found by its key, voided and refunded', async () => {
  const refund = { state: 'pending', refundId: 'R1', idempotencyKey: 'key-2', amountCents: 100 }
  const { gateway, asked, calls } = await played(
    ...([[200, CHARGE], [404], [400], [200, {}], [409, {}], [200, refund]] as const),
    ...([[409, { error: { message: 'Too much' } }], [409, {}], [200, { refunds: [refund] }], [400]] as const),
  )
  for (const told of [PAID, undefined, 'unknown: status 400'])
    expect(await answerOf(gateway.find('key-1'))).toEqual(told)
  expect(await answerOf(gateway.voidSale('G1'))).toBe('voided')
  expect(await answerOf(gateway.voidSale('G1'))).toBe('refused: status 409')
  const line = { state: 'pending', gatewayID: 'R1', idempotencyKey: 'key-2', amount: 100 }
  const asks = { gatewayID: 'G1', amount: cents(100), idempotencyKey: 'key-2' }
  for (const told of [line, 'refused: Too much', 'refused: status 409'])
    expect(await answerOf(gateway.refund(asks))).toEqual(told)
  expect(await answerOf(gateway.refunds('G1'))).toEqual([line])
  expect(await answerOf(gateway.refunds('G1'))).toBe('unknown: status 400')
  expect(asked[5]).toEqual({
    call: 'POST /cards/charges/G1/refunds',
    headers: sent,
    body: { amountCents: 100, idempotencyKey: 'key-2' },
  })
  const [look, none, list] = [
    'GET /cards/charges/key-1',
    'POST /cards/charges/G1/void',
    'GET /cards/charges/G1/refunds',
  ]
  const refunds = list!.replace('GET', 'POST')
  expect(calls()).toEqual([look, look, look, none, none, refunds, refunds, refunds, list, list])
})

test('its record is read page by page', async () => {
  const movement = (transactionID: string, type: string) => ({
    ...{ transactionID, type, gatewayId: 'G1', idempotencyKey: 'key-1', orderRef: 'PAYMENT', amountCents: 4550 },
    at: '2026-06-01T12:00:00Z',
  })
  const { gateway, calls } = await played(
    [200, { movements: [movement('txn_G1', 'sale')], next: 7 }],
    [200, { movements: [movement('txn_R1', 'refund'), movement('txn_V1', 'void')], next: null }],
  )
  const line = {
    ...{ kind: 'sale', gatewayID: 'G1', saleGatewayID: null, idempotencyKey: 'key-1', orderRef: 'PAYMENT' },
    ...{ amount: 4550, state: 'approved', at: Date.parse('2026-06-01T12:00:00Z') },
  }
  expect(await answerOf(gateway.record({ from: 1, to: 2 }))).toEqual([
    line,
    { ...line, kind: 'refund', gatewayID: 'R1', saleGatewayID: 'G1' },
    { ...line, kind: 'void', saleGatewayID: 'G1' },
  ])
  expect(calls()).toEqual(['GET /cards/record?from=1&to=2&after=0', 'GET /cards/record?from=1&to=2&after=7'])
})

test('its news is signed, and its key accepted or not', async () => {
  const { gateway } = await played([404], [401], [500])
  const body = JSON.stringify({ transaction: { idempotencyKey: 'key-1' } })
  const news = (secret: string, text = body, signed = createHmac('sha256', secret).update(text).digest('hex')) =>
    answerOf(gateway.readWebhook({ headers: new Headers({ 'x-sandbox-signature': signed }), body: text }))
  expect(await news('own')).toEqual({ idempotencyKey: 'key-1' })
  expect(await news('other')).toBeUndefined()
  expect(await news('own', body, 'ab')).toBeUndefined()
  expect(await news('own', '{}')).toBeUndefined()
  for (const told of [true, false, 'unknown: status 500']) expect(await answerOf(gateway.accepts())).toBe(told)
  const [{ origin }] = [new URL(gateway.frame!.frameURL)]
  expect(gateway.frame).toEqual({ tokenizeURL: `${origin}/cards/tokenize`, frameURL: `${origin}/cards/frame` })
  expect(await answerOf(gateway.form('PAYMENT'))).toEqual({
    kind: 'frame',
    frameURL: `${origin}/cards/frame`,
    origins: [origin],
  })
})
