import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { bluedog } from '@xd/server/providers/cards/bluedog/bluedog.ts'
import { answerOf, type Answers, playedGateway } from './played-gateway.ts'

const openAt = (baseURL: string, processorID = '') =>
  bluedog({
    ...{ name: 'bluedog-7', testMode: false, baseURL, apiKey: 'api_key', publicKey: 'pub_key', processorID },
    ...{ webhookSecret: 'own', signatureHeader: 'x-signed', tokenizerPath: '/tokenizer.js' },
  })
const played = async (...answers: Answers) => {
  const at = await playedGateway(...answers)
  return { ...at, gateway: openAt(at.url) }
}
const transaction = (more: object = {}) => ({
  id: 'T1',
  type: 'sale',
  status: 'pending_settlement',
  response_code: 100,
  amount: 4550,
  idempotency_key: 'key-1',
  description: 'PAYMENT',
  response_body: {
    card: { card_type: 'visa', last_four: '5556', expiration_date: '12/35', auth_code: 'A1', type: 'debit' },
  },
  created_at: '2026-06-01T12:00:00Z',
  updated_at: '2026-06-01T12:05:00Z',
  ...more,
})
const one = (more: object = {}) => [200, { data: transaction(more) }] as const
const found = (...data: readonly object[]) => [200, { data, total_count: data.length }] as const
const PAID = {
  state: 'approved',
  gatewayID: 'T1',
  authCode: 'A1',
  brand: 'visa',
  last4: '5556',
  expiry: '12/35',
  funding: 'debit',
  declineCode: null,
}
const SALE = {
  token: 'token-1',
  amount: cents(4550),
  currency: 'USD',
  orderRef: 'PAYMENT',
  idempotencyKey: 'key-1',
  debitOnly: false,
} as const
/** The order number of `key-1`: 17 letters and digits. */
const ORDER = '4qmhwdyd7inyq9af4'
const LOOK = 'GET /api/transaction/T1'
const VOID = 'POST /api/transaction/T1/void'
const CREDIT = { response_body: { card: { type: 'credit' } }, description: 'PAYMENT debit only' }

describe('what BlueDog is asked', () => {
  const headers = { authorization: 'api_key', accept: 'application/json', 'content-type': 'application/json' }
  const sale = {
    type: 'sale',
    amount: 4550,
    currency: 'USD',
    order_id: ORDER,
    description: 'PAYMENT',
    idempotency_key: 'key-1',
    idempotency_time: 3_600,
    payment_method: { token: 'token-1' },
  }

  test('for a sale, for one with a debit card only, and for a test', async () => {
    const { gateway, asked, url } = await played(one(), one(), one())
    expect(await answerOf(gateway.sale(SALE))).toEqual(PAID)
    await answerOf(openAt(url, 'processor').sale({ ...SALE, debitOnly: true }))
    await answerOf(gateway.testSale({ ...SALE, orderRef: 'test' }))
    const card = { entry_type: 'keyed', number: '4111111111111111', expiration_date: '12/35', cvc: '999' }
    expect(asked).toEqual(
      [
        sale,
        { ...sale, processor_id: 'processor', description: 'PAYMENT debit only' },
        { ...sale, description: 'test', payment_method: { card } },
      ].map((body) => ({ call: 'POST /api/transaction', headers, body })),
    )
  })

  test('for its form, and whether it accepts the key', async () => {
    const { gateway, asked, url } = await played([200, {}], [401], [403], [400], [500])
    expect(await answerOf(gateway.form('PAYMENT'))).toEqual({
      kind: 'tokenizer',
      scriptURL: `${url}/tokenizer.js`,
      publicKey: 'pub_key',
      baseURL: url,
      origins: [url],
    })
    const accepted = []
    for (const _ of Array(5)) accepted.push(await answerOf(gateway.accepts()))
    expect(accepted).toEqual([true, false, false, true, 'unknown: status 500'])
    expect(asked[0]).toEqual({ call: 'POST /api/transaction/search', headers, body: { limit: 1 } })
    expect(gateway).toMatchObject({ name: 'bluedog-7', kind: 'bluedog', testMode: false, recordLagMs: 0 })
  })

  test('for a sale by its order number, a hundred at a time', async () => {
    const others = Array.from({ length: 100 }, () => transaction({ idempotency_key: 'another' }))
    const refund = transaction({ id: 'R1', type: 'refund' })
    const { gateway, asked } = await played(
      found(...others),
      found(refund, transaction()),
      [200, { data: null }],
      [400],
    )
    expect(await answerOf(gateway.find('key-1'))).toEqual(PAID)
    expect(await answerOf(gateway.find('key-1'))).toBeUndefined()
    expect(await answerOf(gateway.find('key-1'))).toBe('unknown: status 400')
    const body = (offset: number) => ({ order_id: { operator: '=', value: ORDER }, limit: 100, offset })
    expect(asked.map((request) => request.body)).toEqual([body(0), body(100), body(0), body(0)])
  })

  test('for the refunds of a sale since it was made', async () => {
    const refunds = ['T1', 'T2', null].map((of, at) =>
      transaction({ id: `R${at}`, type: 'refund', amount: 100, referenced_transaction_id: of }),
    )
    const { gateway, bodies, calls } = await played(one(), found(...refunds), [404, { msg: 'not found' }])
    expect(await answerOf(gateway.refunds('T1'))).toEqual([
      { state: 'approved', gatewayID: 'R0', idempotencyKey: null, amount: 100 },
    ])
    expect(calls()).toEqual([LOOK, 'POST /api/transaction/search'])
    expect(bodies()[1]).toEqual({
      type: { operator: '=', value: 'refund' },
      created_at: { start_date: '2026-06-01T12:00:00Z' },
      limit: 100,
      offset: 0,
    })
    expect(await answerOf(gateway.refunds('T1'))).toBe('unknown: not found')
  })

  test('for its record, which is oldest first, from its first moment until before its last', async () => {
    const at = (time: string) => Date.parse(`2026-06-01T${time}Z`)
    const times = ['12:00:00', '11:59:59', '13:00:00', '12:30:00']
    const rows = times.map((time, i) => transaction({ id: `T${i}`, created_at: `2026-06-01T${time}Z` }))
    const { gateway, bodies } = await played(found(rows[3]!, ...rows))
    const lines = await answerOf(gateway.record({ from: at('12:00:00'), to: at('13:00:00') }))
    expect((lines as readonly { gatewayID: string }[]).map(({ gatewayID }) => gatewayID)).toEqual(['T0', 'T3', 'T3'])
    expect(bodies()).toMatchObject([
      { created_at: { start_date: '2026-06-01T12:00:00.000Z', end_date: '2026-06-01T13:00:00.000Z' } },
    ])
  })
})

describe('what comes of BlueDog’s answers', () => {
  test.each<[string, Answers, object | string, readonly string[]]>([
    ['refused', [[400, { msg: 'invalid token' }]], 'refused: invalid token', []],
    ['refused without words', [[403, {}]], 'refused: status 403', []],
    ['in another form', [[200, { data: { id: 5 } }]], 'unknown: an answer in another form', []],
    ['in a list of one', [[200, { data: [transaction()] }]], PAID, []],
    [
      'approved in part: it is voided',
      [one({ response_code: 110 }), [200, {}]],
      { ...PAID, state: 'declined', declineCode: 'insufficient_funds' },
      [VOID],
    ],
    [
      'approved for a credit card: it is voided',
      [one(CREDIT), [200, {}]],
      { state: 'declined', funding: 'credit', declineCode: 'credit_slipped' },
      [VOID],
    ],
    [
      'approved for a credit card, and voided by now',
      [one({ ...CREDIT, status: 'voided' })],
      { state: 'declined', declineCode: 'credit_slipped' },
      [],
    ],
    [
      'declined for a credit card',
      [one({ ...CREDIT, response_code: 202 })],
      { state: 'declined', declineCode: 'insufficient_funds' },
      [],
    ],
    [
      'not voided, though undone by now',
      [one(CREDIT), [400, { msg: 'no' }], one({ status: 'reversed' })],
      { state: 'declined', declineCode: 'credit_slipped' },
      [VOID, LOOK],
    ],
    ['not voided at all', [one(CREDIT), [400, { msg: 'no' }], one()], 'unknown: refused: no', [VOID, LOOK]],
    ['not voided for all we know', [one(CREDIT), [500]], 'unknown: unknown: status 500', [VOID]],
  ])('a sale that is %s', async (_, answers, told, more) => {
    const { gateway, calls } = await played(...answers)
    const answer = await answerOf(gateway.sale(SALE))
    if (typeof told === 'string') expect(answer).toBe(told)
    else expect(answer).toMatchObject(told)
    expect(calls()).toEqual(['POST /api/transaction', ...more])
  })

  test('a sale that is found and must not stand is voided too', async () => {
    const { gateway, calls } = await played(found(transaction(CREDIT)), [200, {}])
    expect(await answerOf(gateway.find('key-1'))).toMatchObject({ state: 'declined', declineCode: 'credit_slipped' })
    expect(calls()).toEqual(['POST /api/transaction/search', VOID])
  })

  const made = transaction({ id: 'R1', type: 'refund', amount: 100 })
  test.each<[string, Answers, object | string]>([
    ['made', [[200, { data: made }]], { state: 'approved', gatewayID: 'R1', amount: 100 }],
    [
      'not decided yet',
      [[200, { data: { ...made, status: 'pending' } }]],
      { state: 'pending', gatewayID: 'R1', amount: 100 },
    ],
    ['too early', [[400, { msg: 'no' }], one()], 'unsettled'],
    ['refused', [[400, { msg: 'too much' }], one({ status: 'settled' })], 'refused: too much'],
    [
      'refused for an unknown sale',
      [
        [404, { msg: 'none' }],
        [404, { msg: 'no sale' }],
      ],
      'unknown: no sale',
    ],
  ])('a refund that is %s', async (_, answers, told) => {
    const { gateway, calls, bodies } = await played(...answers)
    const refund = { gatewayID: 'T1', amount: cents(100), idempotencyKey: 'key-2' }
    expect(await answerOf(gateway.refund(refund))).toEqual(told)
    expect(calls()).toEqual(['POST /api/transaction/T1/refund', LOOK].slice(0, answers.length))
    expect(bodies()[0]).toEqual({ amount: 100 })
  })

  test('a sale has settled once it waits no more', async () => {
    const { gateway } = await played(one(), one({ status: 'settled' }), [500])
    expect(await answerOf(gateway.isSettled!('T1'))).toBe(false)
    expect(await answerOf(gateway.isSettled!('T1'))).toBe(true)
    expect(await answerOf(gateway.isSettled!('T1'))).toBe('unknown: status 500')
  })

  test.each<[string, object, string, Answers, object | undefined]>([
    ['of the merchant', { type: 'transaction', transaction_id: 'T1' }, 'own', [one()], { idempotencyKey: 'key-1' }],
    [
      'about a sale without a key',
      { type: 'transaction', transaction_id: 'T1' },
      'own',
      [one({ idempotency_key: '' })],
      { gatewayID: 'T1' },
    ],
    ['about nothing', { type: 'settlement_batch' }, 'own', [], { gatewayID: 'settlement_batch' }],
    ['that is a test', { type: 'test' }, '00000000-0000-4000-8000-000000000001', [], { gatewayID: 'test' }],
    [
      'that anyone can sign',
      { type: 'transaction', transaction_id: 'T1' },
      '00000000-0000-4000-8000-000000000001',
      [],
      undefined,
    ],
    ['that nobody signed', { type: 'test' }, 'other', [], undefined],
    ['in another form', { kind: 'test' }, 'own', [], undefined],
  ])('news %s', async (_, told, secret, answers, news) => {
    const { gateway, calls } = await played(...answers)
    const body = JSON.stringify(told)
    const signed = createHmac('sha256', secret).update(body).digest('base64url')
    expect(await answerOf(gateway.readWebhook({ headers: new Headers({ 'x-signed': signed }), body }))).toEqual(news)
    expect(calls()).toEqual(answers.map(() => LOOK))
  })
})
