import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { fortis } from '@xd/server/providers/cards/fortis/fortis.ts'
import { answerOf, type Answers, playedGateway } from './played-gateway.ts'

const openAt = (baseURL: string, testMode = false) =>
  fortis({
    ...{ name: 'fortis-7', testMode, baseURL, scriptURL: `${baseURL}/script.js`, formOrigins: ['https://js.example'] },
    ...{ locationID: 'location', productTransactionID: 'product', userID: 'user', userAPIKey: 'key' },
    ...{ developerID: 'developer', webhookUser: 'xd', webhookPassword: 'postback' },
  })
const played = async (...answers: Answers) => {
  const at = await playedGateway(...answers)
  return { ...at, gateway: openAt(at.url) }
}
const transaction = (more: object = {}) => ({
  id: 'F1',
  status_code: 101,
  reason_code_id: 1000,
  transaction_amount: 4550,
  transaction_api_id: 'key-1',
  order_number: 'PAYMENT',
  account_type: 'visa',
  last_four: '5556',
  exp_date: '1235',
  auth_code: 'A1',
  created_ts: 1_780_000_000,
  modified_ts: 1_780_000_300,
  ...more,
})
const one = (more: object = {}) => [200, { data: transaction(more) }] as const
const found = (...list: readonly object[]) => [200, { list }] as const
const PAID = {
  state: 'approved',
  gatewayID: 'F1',
  authCode: 'A1',
  brand: 'visa',
  last4: '5556',
  expiry: '12/35',
  funding: 'unknown',
  declineCode: null,
}
const SALE = {
  token: 'ticket-1',
  amount: cents(4550),
  currency: 'USD',
  orderRef: 'PAYMENT',
  idempotencyKey: 'key-1',
  debitOnly: false,
} as const
const LOOK = 'GET /v1/transactions/F1'
const NO = [412, { detail: 'Duplicate' }] as const
/** The request for a page of transactions. */
const listed = (filters: readonly object[], number = 1) =>
  `GET /v1/transactions?filter_by=${JSON.stringify(filters)}&page={"number":${number},"size":100}`
const byKey = listed([{ key: 'transaction_api_id', operator: '=', value: 'key-1' }])

describe('what Fortis is asked', () => {
  const own = { 'user-id': 'user', 'user-api-key': 'key', 'developer-id': 'developer', accept: 'application/json' }
  const headers = { ...own, 'content-type': 'application/json' }
  const sale = {
    transaction_amount: 4550,
    location_id: 'location',
    product_transaction_id: 'product',
    transaction_api_id: 'key-1',
    order_number: 'PAYMENT',
    bank_funded_only_override: false,
    allow_partial_authorization_override: false,
  }

  test('for a sale, for one with a debit card only, and for a test', async () => {
    const { gateway, asked } = await played(one(), one({ bank_funded_only_override: true }), one())
    expect(await answerOf(gateway.sale(SALE))).toEqual(PAID)
    expect(await answerOf(gateway.sale({ ...SALE, debitOnly: true }))).toEqual({ ...PAID, funding: 'debit' })
    await answerOf(gateway.testSale({ ...SALE, orderRef: 'test' }))
    const card = { account_number: '4111111111111111', exp_date: '1235', cvv: '999', account_holder_name: 'Test sale' }
    const ticket = 'POST /v1/transactions/cc/sale/ticket'
    expect(asked).toEqual([
      { call: ticket, headers, body: { ticket_id: 'ticket-1', ...sale } },
      { call: ticket, headers, body: { ticket_id: 'ticket-1', ...sale, bank_funded_only_override: true } },
      { call: 'POST /v1/transactions/cc/sale/keyed', headers, body: { ...card, ...sale, order_number: 'test' } },
    ])
  })

  test('for its form, in test and for real', async () => {
    const token = [200, { data: { client_token: 'page-token' } }] as const
    const { gateway, asked, url } = await played(token, token, [401, { detail: 'Unauthorized' }])
    const form = {
      kind: 'elements',
      scriptURL: `${url}/script.js`,
      clientToken: 'page-token',
      environment: 'production',
      origins: ['https://js.example'],
    }
    expect(await answerOf(gateway.form('PAYMENT'))).toEqual(form)
    expect(await answerOf(openAt(url, true).form('PAYMENT'))).toEqual({ ...form, environment: 'sandbox' })
    expect(await answerOf(gateway.form('PAYMENT'))).toBe('refused: Unauthorized')
    const body = { location_id: 'location' }
    expect(asked[0]).toEqual({ call: 'POST /v1/elements/ticket/intention', headers, body })
    expect(gateway).toMatchObject({ name: 'fortis-7', kind: 'fortis', testMode: false, recordLagMs: 0 })
  })

  test('whether it accepts the key', async () => {
    const { gateway, asked } = await played(found(), [401], [403], [400], [500])
    const accepted = []
    for (const _ of Array(5)) accepted.push(await answerOf(gateway.accepts()))
    expect(accepted).toEqual([true, false, false, true, 'unknown: status 500'])
    expect(asked[0]).toEqual({ call: 'GET /v1/transactions?page={"number":1,"size":1}', headers: own })
  })

  test('for a sale by its key, a hundred at a time', async () => {
    const many = Array.from({ length: 100 }, () => transaction())
    const { gateway, calls } = await played(
      found(...many),
      found(),
      found(),
      [404, { detail: 'Not found' }],
      found(transaction(), transaction({ transaction_api_id: 'other' })),
    )
    expect(await answerOf(gateway.find('key-1'))).toEqual(PAID)
    expect(await answerOf(gateway.find('key-1'))).toBeUndefined()
    expect(await answerOf(gateway.find('key-1'))).toBe('unknown: Not found')
    expect(await answerOf(gateway.find('key-1'))).toBe('unknown: the filter was not heeded')
    expect(calls()).toEqual([byKey, byKey.replace('"number":1', '"number":2'), byKey, byKey, byKey])
  })

  test('for a void', async () => {
    const { gateway, asked, calls } = await played(
      [200, {}],
      NO,
      one({ status_code: 201 }),
      NO,
      one({ status_code: 134 }),
      NO,
      [500],
    )
    const outcomes = []
    for (const _ of Array(4)) outcomes.push(await answerOf(gateway.voidSale('F1')))
    expect(outcomes).toEqual(['voided', 'voided', 'refused: Duplicate', 'unknown: status 500'])
    const call = 'PUT /v1/transactions/F1/void'
    expect(asked[0]).toEqual({ call, headers, body: {} })
    expect(calls()).toEqual([call, call, LOOK, call, LOOK, call, LOOK])
  })

  test('for the refunds of a sale', async () => {
    const refund = transaction({ id: 'R1', status_code: 111, transaction_amount: 100, order_number: 'F1' })
    const { gateway, calls } = await played(found(refund), found(transaction()))
    const line = { state: 'approved', gatewayID: 'R1', idempotencyKey: 'key-1', amount: 100 }
    expect(await answerOf(gateway.refunds('F1'))).toEqual([line])
    expect(await answerOf(gateway.refunds('F1'))).toBe('unknown: the filter was not heeded')
    expect(calls()[0]).toBe(listed([{ key: 'order_number', operator: '=', value: 'F1' }]))
  })

  test('for its record, which is oldest first, from its first second until before its last moment', async () => {
    const rows = [3, -1, 0, 5].map((after) => transaction({ id: `F${after}`, created_ts: 1_780_000_000 + after }))
    const { gateway, calls } = await played(found(...rows))
    const lines = await answerOf(gateway.record({ from: 1_780_000_000_400, to: 1_780_000_005_000 }))
    expect((lines as readonly { gatewayID: string }[]).map(({ gatewayID }) => gatewayID)).toEqual(['F0', 'F3'])
    const bound = (operator: string, value: string) => ({ key: 'created_ts', operator, value })
    expect(calls()).toEqual([listed([bound('>=', '1780000000'), bound('<=', '1780000005')])])
  })
})

describe('what comes of Fortis’ answers', () => {
  test.each<[string, Answers, object | string, readonly string[]]>([
    ['refused', [[400, { detail: 'Bad ticket' }]], 'refused: Bad ticket', []],
    ['refused without words', [[422, {}]], 'refused: status 422', []],
    ['made before under its key', [NO, found(transaction())], PAID, [byKey]],
    ['refused, and never made', [NO, found()], 'refused: Duplicate', [byKey]],
    ['in another form', [[200, { data: {} }]], 'unknown: an answer in another form', []],
    ['not answered', [[500]], 'unknown: status 500', []],
  ])('a sale that is %s', async (_, answers, told, more) => {
    const { gateway, calls } = await played(...answers)
    expect(await answerOf(gateway.sale(SALE))).toEqual(told)
    expect(calls().slice(1)).toEqual(more)
  })

  const made = transaction({ id: 'R1', status_code: 111, transaction_amount: 100 })
  const line = { state: 'approved', gatewayID: 'R1', idempotencyKey: 'key-1', amount: 100 }
  test.each<[string, Answers, object | string]>([
    ['made', [[200, { data: made }]], line],
    ['declined', [[200, { data: { ...made, status_code: 301 } }]], { ...line, state: 'declined' }],
    ['made before under its key', [NO, found(made)], line],
    ['refused, and never made', [NO, found()], 'refused: Duplicate'],
  ])('a refund that is %s', async (_, answers, told) => {
    const { gateway, calls, asked } = await played(...answers)
    const refund = { gatewayID: 'F1', amount: cents(100), idempotencyKey: 'key-1' }
    expect(await answerOf(gateway.refund(refund))).toEqual(told)
    expect(asked[0]!.body).toEqual({ transaction_amount: 100, transaction_api_id: 'key-1', order_number: 'F1' })
    expect(calls()).toEqual(['PATCH /v1/transactions/F1/refund', byKey].slice(0, answers.length))
  })

  test.each<[string, object, string, Answers, object | string | undefined]>([
    ['with the record within', { data: { id: 'F1' } }, 'xd:postback', [one()], { idempotencyKey: 'key-1' }],
    ['with the record alone', { id: 'F1' }, 'xd:postback', [one()], { idempotencyKey: 'key-1' }],
    ['about one without a key', { id: 'F1' }, 'xd:postback', [one({ transaction_api_id: null })], { gatewayID: 'F1' }],
    ['while it is down', { id: 'F1' }, 'xd:postback', [[500]], 'unknown: status 500'],
    ['about one it doesn’t know', { id: 'F1' }, 'xd:postback', [[404, { detail: 'Not found' }]], 'unknown: Not found'],
    ['from someone else', { id: 'F1' }, 'other:postback', [], undefined],
    ['with another password', { id: 'F1' }, 'xd:guessed', [], undefined],
    ['in another form', { kind: 'x' }, 'xd:postback', [], undefined],
  ])('news %s', async (_, told, login, answers, news) => {
    const { gateway, calls } = await played(...answers)
    const headers = new Headers({ authorization: `Basic ${Buffer.from(login).toString('base64')}` })
    expect(await answerOf(gateway.readWebhook({ headers, body: JSON.stringify(told) }))).toEqual(news)
    expect(calls()).toEqual(answers.map(() => LOOK))
  })
})
