import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { paypal } from '@xd/server/providers/cards/paypal/paypal.ts'
import { answerOf, type Answers, playedGateway } from './played-gateway.ts'

const TOKEN = [200, { access_token: 'let-in', expires_in: 3_600 }] as const
const KEY = 'O1.key-1'
const CARD = { brand: 'VISA', last_digits: '5556', expiry: '2035-12', type: 'DEBIT' }
const AMOUNT = { currency_code: 'USD', value: '45.50' }
const capture = (more: object = {}) => ({ id: 'C1', status: 'COMPLETED', invoice_id: KEY, ...more })
const order = (captures: readonly object[] = [], more: object = {}) => ({
  id: 'O1',
  status: 'APPROVED',
  payment_source: { card: CARD },
  purchase_units: [{ amount: AMOUNT, payments: { captures, ...more } }],
})
const PAID = {
  state: 'approved',
  gatewayID: 'C1',
  authCode: null,
  brand: 'visa',
  last4: '5556',
  expiry: '12/35',
  funding: 'debit',
  declineCode: null,
}
const REFUSAL = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })

const played = async (...answers: Answers) => {
  const at = await playedGateway(TOKEN, ...answers)
  const account = { name: 'paypal-7', testMode: false, approvalOrigins: ['https://paypal.example'] }
  const gateway = paypal({ ...account, baseURL: at.url, clientID: 'app', clientSecret: 'secret', webhookID: 'W1' })
  return { ...at, gateway }
}
const SALE = {
  token: 'O1',
  amount: cents(4550),
  currency: 'USD',
  orderRef: 'PAYMENT',
  idempotencyKey: KEY,
  debitOnly: false,
} as const

describe('what PayPal is asked', () => {
  const json = { authorization: 'Bearer let-in', accept: 'application/json' }
  const sent = { ...json, 'content-type': 'application/json' }
  const basic = `Basic ${Buffer.from('app:secret').toString('base64')}`

  test('for a token once, and for an order that the customer approves, in their language', async () => {
    const link = { href: 'https://paypal.example/approve', rel: 'payer-action' }
    const links = [{ href: 'https://paypal.example/self', rel: 'self' }, link]
    const approve = { href: 'https://paypal.example/older', rel: 'approve' }
    const { gateway, asked } = await played([201, { ...order(), links }], [201, { ...order(), links: [approve] }])
    const approval = {
      amount: cents(4505),
      orderRef: 'PAYMENT',
      memo: 'm'.repeat(128),
      payee: 'p'.repeat(128),
      returnURL: 'https://shop.example/back',
      cancelURL: 'https://shop.example/no',
    }
    expect(await answerOf(gateway.startApproval!({ ...approval, language: 'es' }))).toBe(link.href)
    expect(await answerOf(gateway.startApproval!({ ...approval, language: 'en' }))).toBe(approve.href)
    expect(asked).toEqual([
      {
        call: 'POST /v1/oauth2/token',
        headers: {
          authorization: basic,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      ...['es-XC', 'en-US'].map((locale) => ({
        call: 'POST /v2/checkout/orders',
        headers: { ...sent, 'paypal-request-id': '{uuid}' },
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: 'PAYMENT',
              description: 'm'.repeat(127),
              amount: { currency_code: 'USD', value: '45.05' },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                return_url: 'https://shop.example/back',
                cancel_url: 'https://shop.example/no',
                brand_name: 'p'.repeat(127),
                locale,
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
                landing_page: 'NO_PREFERENCE',
              },
            },
          },
        },
      })),
    ])
  })

  test('for a sale: the order, its name, and the capture', async () => {
    const { gateway, asked } = await played([200, order()], [204], [201, order([capture()])])
    expect(await answerOf(gateway.sale(SALE))).toEqual(PAID)
    expect(asked.slice(1)).toEqual([
      { call: 'GET /v2/checkout/orders/O1', headers: json },
      {
        call: 'PATCH /v2/checkout/orders/O1',
        headers: sent,
        body: [{ op: 'add', path: "/purchase_units/@reference_id=='default'/invoice_id", value: KEY }],
      },
      {
        call: 'POST /v2/checkout/orders/O1/capture',
        headers: { ...sent, prefer: 'return=representation', 'paypal-request-id': KEY },
        body: {},
      },
    ])
  })

  test('for a test sale and a refund', async () => {
    const refund = { id: 'R1', status: 'COMPLETED', amount: AMOUNT, custom_id: 'key-2' }
    const { gateway, asked } = await played(
      [201, order([capture()])],
      [201, refund],
      [201, { ...refund, amount: undefined }],
    )
    expect(await answerOf(gateway.testSale({ ...SALE, orderRef: 'test' }))).toEqual(PAID)
    const back = { gatewayID: 'C/1', amount: cents(4550), idempotencyKey: 'key-2' }
    const line = { state: 'approved', gatewayID: 'R1', idempotencyKey: 'key-2', amount: 4550 }
    expect(await answerOf(gateway.refund(back))).toEqual(line)
    expect(await answerOf(gateway.refund(back))).toBe('unknown: a refund without an amount')
    const full = { ...sent, prefer: 'return=representation' }
    expect(asked.slice(1, 3)).toEqual([
      {
        call: 'POST /v2/checkout/orders',
        headers: { ...full, 'paypal-request-id': KEY },
        body: {
          intent: 'CAPTURE',
          purchase_units: [{ custom_id: 'test', amount: AMOUNT }],
          payment_source: { card: { number: '4111111111111111', expiry: '2035-12', security_code: '123' } },
        },
      },
      {
        call: 'POST /v2/payments/captures/C/1/refund',
        headers: { ...full, 'paypal-request-id': 'key-2' },
        body: { amount: AMOUNT, custom_id: 'key-2' },
      },
    ])
  })
})

describe('what comes of PayPal’s answers', () => {
  test.each<[string, Answers, object | string, number]>([
    ['an order that was never made', [[404]], 'refused: there is no such order for this amount', 1],
    [
      'an order for another amount',
      [[200, { ...order(), purchase_units: [{ amount: { ...AMOUNT, value: '45.49' } }] }]],
      'refused: there is no such order for this amount',
      1,
    ],
    ['no answer about the order', [[500]], 'refused: PayPal does not answer', 1],
    ['an order that this very sale paid', [[200, order([capture()])]], PAID, 1],
    [
      'an order that another sale paid',
      [[200, order([capture({ invoice_id: 'O1.other' })])]],
      'refused: the order is paid already',
      1,
    ],
    ['no answer to its name', [[200, order()], [503]], 'refused: PayPal does not answer', 2],
    [
      'a name that was taken',
      [
        [200, order()],
        [422, REFUSAL('DUPLICATE_INVOICE_ID')],
      ],
      'refused: DUPLICATE_INVOICE_ID',
      2,
    ],
    [
      'a refusal without details',
      [
        [200, order()],
        [400, { name: 'INVALID_REQUEST' }],
      ],
      'refused: INVALID_REQUEST',
      2,
    ],
    [
      'a refusal in another form',
      [
        [200, order()],
        [400, { error: 'x' }],
      ],
      'refused: status 400',
      2,
    ],
    ['no answer to the capture', [[200, order()], [204], [500]], 'unknown: status 500', 3],
    ['an order without a capture', [[200, order()], [204], [201, order()]], 'unknown: an order without a capture', 3],
    ...['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED'].map(
      (issue): [string, Answers, object, number] => [
        issue,
        [[200, order()], [204], [422, REFUSAL(issue)]],
        {
          ...PAID,
          state: 'declined',
          gatewayID: 'O1',
          brand: null,
          last4: null,
          expiry: null,
          funding: 'unknown',
          declineCode: 'generic',
        },
        3,
      ],
    ),
    [
      'another refusal',
      [[200, order()], [204], [422, REFUSAL('ORDER_NOT_APPROVED')]],
      'refused: ORDER_NOT_APPROVED',
      3,
    ],
    [
      'captured in the meantime, for this sale',
      [[200, order()], [204], [422, REFUSAL('ORDER_ALREADY_CAPTURED')], [200, order([capture()])]],
      PAID,
      4,
    ],
    [
      'captured in the meantime, for another sale',
      [
        [200, order()],
        [204],
        [422, REFUSAL('ORDER_ALREADY_CAPTURED')],
        [200, order([capture({ invoice_id: 'O1.other' })])],
      ],
      'refused: ORDER_ALREADY_CAPTURED',
      4,
    ],
  ])('to a sale: %s', async (_, answers, told, requests) => {
    const { gateway, asked } = await played(...answers)
    expect(await answerOf(gateway.sale(SALE))).toEqual(told)
    expect(asked.slice(1)).toHaveLength(requests)
  })

  test('a debit-only sale isn’t even asked for, and no capture can be voided', async () => {
    const { gateway, asked } = await played()
    expect(await answerOf(gateway.sale({ ...SALE, debitOnly: true }))).toBe(
      'refused: PayPal takes no debit-only payments',
    )
    expect(await answerOf(gateway.voidSale('C1'))).toBe('refused: PayPal’s payments are settled at once: refund it')
    expect(asked).toEqual([])
    expect(gateway).toMatchObject({ name: 'paypal-7', testMode: false, debitOnlyFlag: false, takesDebitOnly: false })
    expect(await answerOf(gateway.form('PAYMENT'))).toEqual({ kind: 'approval', origins: ['https://paypal.example'] })
  })

  test('an order without an address, or one that is refused, sends nobody anywhere', async () => {
    const { gateway } = await played([201, { ...order(), links: [] }], [422, REFUSAL('PAYEE_ACCOUNT_RESTRICTED')])
    const approval = { amount: cents(1), orderRef: 'P', memo: '', payee: '', language: 'en' } as const
    const start = () =>
      answerOf(gateway.startApproval!({ ...approval, returnURL: 'https://a', cancelURL: 'https://b' }))
    expect(await start()).toBe('unknown: an order without an address')
    expect(await start()).toBe('refused: PAYEE_ACCOUNT_RESTRICTED')
  })

  test('a sale is found by its order, and only if the capture is its own', async () => {
    const { gateway } = await played(
      [200, order([capture()])],
      [200, order([capture({ invoice_id: 'O1.other' })])],
      [200, order()],
      [403],
    )
    expect(await answerOf(gateway.find(KEY))).toEqual(PAID)
    expect(await answerOf(gateway.find(KEY))).toBeUndefined()
    expect(await answerOf(gateway.find(KEY))).toBeUndefined()
    expect(await answerOf(gateway.find(KEY))).toBe('unknown: status 403')
  })

  test('refunds are those of the capture’s order', async () => {
    const named = capture({ supplementary_data: { related_ids: { order_id: 'O1' } } })
    const refunds = [
      { id: 'R1', status: 'PENDING', amount: AMOUNT },
      { id: 'R2', status: 'FAILED' },
    ]
    const { gateway, calls } = await played(
      [200, named],
      [200, order([named], { refunds })],
      [200, capture()],
      [404, { name: 'RESOURCE_NOT_FOUND' }],
    )
    expect(await answerOf(gateway.refunds('C1'))).toEqual([
      { state: 'pending', gatewayID: 'R1', idempotencyKey: null, amount: 4550 },
    ])
    expect(await answerOf(gateway.refunds('C1'))).toBe('unknown: the capture names no order')
    expect(await answerOf(gateway.refunds('C1'))).toBe('unknown: RESOURCE_NOT_FOUND')
    const look = 'GET /v2/payments/captures/C1'
    expect(calls().slice(1)).toEqual([look, 'GET /v2/checkout/orders/O1', look, look])
  })
})
