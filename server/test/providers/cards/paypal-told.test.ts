import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { paypal } from '@xd/server/providers/cards/paypal/paypal.ts'
import { answerOf, type Answers, playedGateway } from './played-gateway.ts'

const TOKEN = [200, { access_token: 'let-in', expires_in: 3_600 }] as const
const AMOUNT = { currency_code: 'USD', value: '45.50' }
const CAPTURE = { id: 'C1', status: 'COMPLETED', invoice_id: 'O1.key-1' }

const openAt = (baseURL: string) => {
  const account = { name: 'paypal-7', testMode: true, approvalOrigins: [], baseURL, webhookID: 'W1' }
  return paypal({ ...account, clientID: 'app', clientSecret: 'secret' })
}
const played = async (...answers: Answers) => {
  const at = await playedGateway(TOKEN, ...answers)
  return { ...at, gateway: openAt(at.url) }
}

describe('PayPal’s record', () => {
  const at = (time: string) => Date.parse(`2026-03-${time}Z`)
  const info = (transaction_id: string, time: string, more: object = {}) => ({
    transaction_info: {
      transaction_id,
      transaction_event_code: 'T0006',
      transaction_status: 'S',
      transaction_amount: AMOUNT,
      transaction_initiation_date: `2026-03-${time}Z`,
      invoice_id: `key of ${transaction_id}`,
      custom_field: `PAYMENT of ${transaction_id}`,
      ...more,
    },
  })
  const page = (details: readonly object[], total_pages?: number) =>
    [200, { transaction_details: details, ...(total_pages && { total_pages }) }] as const

  test('has the sales and refunds of its span, oldest first, each once', async () => {
    const refund = { transaction_event_code: 'T1107', paypal_reference_id: 'S1', custom_field: 'key-2' }
    const { gateway, calls } = await played(
      page([info('S2', '02T12:00:00'), info('S1', '01T12:00:00')], 2),
      page([
        info('R1', '02T13:00:00', { ...refund, transaction_amount: { ...AMOUNT, value: '-5.00' } }),
        info('S1', '01T12:00:00'),
        info('FEE', '01T12:00:00', { transaction_event_code: 'T0106' }),
        info('ODD', '01T12:00:00', { transaction_amount: { ...AMOUNT, value: 'much' } }),
      ]),
    )
    const line = (id: string, time: string) => ({
      kind: 'sale',
      gatewayID: id,
      saleGatewayID: null,
      idempotencyKey: `key of ${id}`,
      orderRef: `PAYMENT of ${id}`,
      amount: 4550,
      state: 'approved',
      at: at(time),
    })
    expect(await answerOf(gateway.record({ from: at('01T00:00:00'), to: at('05T00:00:00') }))).toEqual([
      line('S1', '01T12:00:00'),
      line('S2', '02T12:00:00'),
      {
        ...line('R1', '02T13:00:00'),
        kind: 'refund',
        saleGatewayID: 'S1',
        idempotencyKey: 'key-2',
        orderRef: null,
        amount: 500,
      },
    ])
    const asked = (number: number) =>
      'GET /v1/reporting/transactions?start_date=2026-03-01T00:00:00.000Z&end_date=2026-03-05T00:00:00.000Z' +
      `&fields=transaction_info&page_size=500&page=${number}`
    expect(calls().slice(1)).toEqual([asked(1), asked(2)])
    expect(gateway.recordLagMs).toBe(10_800_000)
  })

  test('in each state, from its first moment until before its last', async () => {
    const states = ['S', 'V', 'D', 'P', 'X'].map((transaction_status) =>
      info(transaction_status, '01T00:00:00', { transaction_status, invoice_id: undefined, custom_field: undefined }),
    )
    const early = info('EARLY', '01T00:00:00', { transaction_initiation_date: '2026-02-28T23:59:59.999Z' })
    const { gateway } = await played(page([...states, info('LATE', '05T00:00:00'), early]))
    const lines = await answerOf(gateway.record({ from: at('01T00:00:00'), to: at('05T00:00:00') }))
    expect(lines).toMatchObject(
      [
        ['S', 'approved'],
        ['V', 'approved'],
        ['D', 'declined'],
        ['P', 'pending'],
        ['X', 'pending'],
      ].map(([gatewayID, state]) => ({ gatewayID, state, idempotencyKey: null, orderRef: null })),
    )
    expect(lines).toHaveLength(5)
  })

  test('is asked for a month at a time, and isn’t known if one isn’t answered', async () => {
    const days = 86_400_000
    const { gateway, calls } = await played(page([]), page([]), page([]), [429])
    const from = at('01T00:00:00')
    expect(await answerOf(gateway.record({ from, to: from + 40 * days }))).toEqual([])
    const spans = calls()
      .slice(1)
      .map((call) => /start_date=(\S{10}).*end_date=(\S{10})/.exec(call)!.slice(1))
    expect(spans).toEqual([
      ['2026-03-01', '2026-04-01'],
      ['2026-04-01', '2026-04-10'],
    ])
    expect(await answerOf(gateway.record({ from, to: from + 40 * days }))).toBe('unknown: status 429')
  })
})

describe('PayPal’s news', () => {
  const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time']
  const headers = new Headers(Object.fromEntries(names.map((name) => [`paypal-${name}`, `the ${name}`])))
  const event = (event_type: string, resource: object) => ({ event_type, resource: { id: 'X1', ...resource } })
  const read = async (body: object, ...answers: Answers) => {
    const at = await played(...answers)
    return { ...at, told: await answerOf(at.gateway.readWebhook({ headers, body: JSON.stringify(body) })) }
  }
  const GENUINE = [200, { verification_status: 'SUCCESS' }] as const
  const up = { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C9' }
  const LOOK = (id: string) => `GET /v2/payments/captures/${id}`

  test('is shown to PayPal as it came, with its signature', async () => {
    const body = event('PAYMENT.CAPTURE.COMPLETED', { more: ['kept'] })
    const { told, asked, calls } = await read(body, GENUINE, [200, CAPTURE])
    expect(told).toEqual({ idempotencyKey: 'O1.key-1' })
    expect(asked[1]!.body).toEqual({
      auth_algo: 'the auth-algo',
      cert_url: 'the cert-url',
      transmission_id: 'the transmission-id',
      transmission_sig: 'the transmission-sig',
      transmission_time: 'the transmission-time',
      webhook_id: 'W1',
      webhook_event: body,
    })
    expect(calls().slice(1)).toEqual(['POST /v1/notifications/verify-webhook-signature', LOOK('X1')])
  })

  test.each([
    [
      'of a refund is about what it refunds',
      'PAYMENT.CAPTURE.REFUNDED',
      { links: [{ rel: 'self', href: up.href.replace('9', '8') }, up] },
      'C9',
    ],
    ['of a reversal too', 'PAYMENT.CAPTURE.REVERSED', { links: [up] }, 'C9'],
    ['of a denial is about the capture itself', 'PAYMENT.CAPTURE.DENIED', { links: [up] }, 'X1'],
    ['of a refund that names nothing is looked up nowhere', 'PAYMENT.CAPTURE.REFUNDED', { links: [] }, undefined],
    ['of an order is looked up nowhere', 'CHECKOUT.ORDER.APPROVED', { links: [up] }, undefined],
  ])('%s', async (_, type, resource, looked) => {
    const { told, calls } = await read(event(type, resource), GENUINE, [200, { ...CAPTURE, invoice_id: undefined }])
    expect(told).toEqual({ gatewayID: looked ?? 'X1' })
    expect(calls().slice(2)).toEqual(looked === undefined ? [] : [LOOK(looked)])
  })

  test.each([
    ['that PayPal can’t read', [400, {}], undefined],
    ['that PayPal didn’t send', [200, { verification_status: 'FAILURE' }], undefined],
    ['that PayPal says nothing about', [429, {}], 'unknown: status 429'],
    ['while PayPal is down', [500], 'unknown: status 500'],
  ] as const)('%s', async (_, verdict, expected) => {
    const { told, calls } = await read(event('PAYMENT.CAPTURE.COMPLETED', {}), verdict)
    expect(told).toBe(expected)
    expect(calls()).toHaveLength(2)
  })
})

describe('PayPal’s token', () => {
  test('for a new token only shortly before the old one ends, or once PayPal no longer knows it', async () => {
    const { gateway, calls } = await played([404], [401], TOKEN, [404])
    for (const _ of [1, 2, 3]) await answerOf(gateway.find('O1.key-1'))
    const [token, look] = ['POST /v1/oauth2/token', 'GET /v2/checkout/orders/O1']
    expect(calls()).toEqual([token, look, look, token, look])
    for (const [expires_in, tokens] of [
      [240, 2],
      [300, 1],
    ] as const) {
      const short = await playedGateway(
        [200, { access_token: 'short', expires_in }],
        [404],
        ...(tokens === 2 ? [TOKEN] : []),
        [404],
      )
      const other = openAt(short.url)
      for (const _ of [1, 2]) await answerOf(other.find('O1.key-1'))
      expect(short.calls().filter((call) => call === token)).toHaveLength(tokens)
    }
  })
  test.each([
    [[200, { access_token: 'x', expires_in: 1 }], true],
    [[401], false],
    [[403], false],
    [[400, {}], true],
    [[500], 'unknown: status 500'],
  ] as const)('an app whose token is answered with %j is accepted: %s', async (answer, told) => {
    const { url } = await playedGateway(answer)
    expect(await answerOf(openAt(url).accepts())).toBe(told)
  })

  test('without a token nothing is done', async () => {
    for (const [status, why] of [
      [401, 'does not accept the client ID and secret'],
      [500, 'does not answer'],
    ] as const) {
      const { url, asked } = await playedGateway([status])
      const refund = { gatewayID: 'C1', amount: cents(1), idempotencyKey: 'k' }
      expect(await answerOf(openAt(url).refund(refund))).toBe(`refused: PayPal ${why}`)
      expect(asked).toHaveLength(1)
    }
  })
})
