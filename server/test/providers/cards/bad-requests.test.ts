import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { bluedog } from '@xd/server/providers/cards/bluedog/bluedog.ts'
import { fortis } from '@xd/server/providers/cards/fortis/fortis.ts'
import type { CardGateway } from '@xd/server/providers/cards/gateway.ts'
import { paypal } from '@xd/server/providers/cards/paypal/paypal.ts'
import { simulator } from '@xd/server/providers/cards/simulator.ts'
import { answerOf, type Answers, playedGateway } from './played-gateway.ts'

const OPEN = {
  bluedog: (baseURL: string) =>
    bluedog({
      ...{ name: 'bluedog-7', testMode: false, baseURL, apiKey: 'k', publicKey: 'p', processorID: '' },
      ...{ webhookSecret: 'own', signatureHeader: 'x-signed', tokenizerPath: '/tokenizer.js' },
    }),
  fortis: (baseURL: string) =>
    fortis({
      ...{ name: 'fortis-7', testMode: false, baseURL, scriptURL: '', formOrigins: [], locationID: 'l' },
      ...{ productTransactionID: 'p', userID: 'u', userAPIKey: 'k', developerID: 'd', webhookUser: 'xd' },
      webhookPassword: 'postback',
    }),
  paypal: (baseURL: string) =>
    paypal({
      ...{ name: 'paypal-7', testMode: false, approvalOrigins: [], baseURL, webhookID: 'W1' },
      ...{ clientID: 'app', clientSecret: 'secret' },
    }),
  simulator: (baseURL: string) => simulator({ baseURL, apiKey: 'api', webhookSecret: 'own' }),
} as const satisfies Record<string, (baseURL: string) => CardGateway>

const TOKEN = [200, { access_token: 'let-in', expires_in: 3_600 }] as const
const played = async (name: keyof typeof OPEN, ...answers: Answers) => {
  const at = await playedGateway(...(name === 'paypal' ? [TOKEN] : []), ...answers)
  return { ...at, gateway: OPEN[name](at.url) as CardGateway }
}
const ID = 'a/b?c'
const ESCAPED = 'a%2Fb%3Fc'
const SALE = {
  ...{ token: ID, amount: cents(4550), orderRef: 'PAYMENT', debitOnly: false },
  currency: 'USD',
  idempotencyKey: `${ID}.key-1`,
} as const
const REFUND = { gatewayID: ID, amount: cents(100), idempotencyKey: 'key-2' }
const APPROVAL = {
  ...{ amount: cents(1), orderRef: 'P', memo: '', payee: '' },
  language: 'en',
  ...{ returnURL: 'https://a', cancelURL: 'https://b' },
} as const
const BAD = [400, { msg: 'No', detail: 'No', name: 'No', error: { message: 'No' } }] as const
const UNIT = { amount: { currency_code: 'USD', value: '45.50' } }
const ORDER = [200, { id: 'O1', status: 'APPROVED', purchase_units: [UNIT] }] as const
const SETTLED = [200, { data: { id: 'F1', status_code: 134, transaction_amount: 1, created_ts: 1 } }] as const
const SOLD = { id: 'T1', type: 'sale', status: 'settled', response_code: 100, amount: 1, created_at: '2026-06-01' }

type Act = (gateway: CardGateway) => Promise<unknown>
const look: Act = ({ refunds }) => answerOf(refunds(ID))
const find: Act = (gateway) => answerOf(gateway.find(SALE.idempotencyKey))
const sell: Act = (gateway) => answerOf(gateway.sale(SALE))
const trySale: Act = (gateway) => answerOf(gateway.testSale(SALE))
const undo: Act = (gateway) => answerOf(gateway.voidSale(ID))
const refund: Act = (gateway) => answerOf(gateway.refund(REFUND))
const start: Act = (gateway) => answerOf(gateway.startApproval!(APPROVAL))
const form: Act = (gateway) => answerOf(gateway.form('PAYMENT'))
const record: Act = (gateway) => answerOf(gateway.record({ from: 0, to: 1 }))

describe('a request that a gateway calls bad', () => {
  test.each<[keyof typeof OPEN, string, Act, Answers, string]>([
    ['bluedog', 'a look at a sale', look, [BAD], 'unknown: No'],
    ['bluedog', 'a void', undo, [BAD, [200, { data: SOLD }]], 'refused: No'],
    ['bluedog', 'a refund', refund, [BAD, [200, { data: SOLD }]], 'refused: No'],
    ['fortis', 'its form', form, [BAD], 'refused: No'],
    ['fortis', 'a list', look, [BAD], 'unknown: No'],
    ['fortis', 'a void', undo, [BAD, SETTLED], 'refused: No'],
    ['fortis', 'a void, and the look after it', undo, [BAD, BAD], 'unknown: No'],
    ['fortis', 'a refund', refund, [BAD], 'refused: No'],
    ['paypal', 'an approval', start, [BAD], 'refused: No'],
    ['paypal', 'an order', find, [BAD], 'unknown: No'],
    ['paypal', 'a capture that is looked at', look, [BAD], 'unknown: No'],
    ['paypal', 'a capture', sell, [ORDER, [204], BAD], 'refused: No'],
    ['paypal', 'a test sale', trySale, [BAD], 'refused: No'],
    ['paypal', 'a refund', refund, [BAD], 'refused: No'],
    ['paypal', 'its record', record, [BAD], 'unknown: status 400'],
    ['simulator', 'a sale', sell, [BAD], 'refused: status 400'],
    ['simulator', 'a void', undo, [BAD], 'refused: status 400'],
    ['simulator', 'a refund', refund, [BAD], 'refused: No'],
  ])('%s: %s', async (name, _, act, answers, told) => {
    const { gateway } = await played(name, ...answers)
    expect(await act(gateway)).toBe(told)
  })

  test('by PayPal, as that for a token, is refused before anything is done', async () => {
    const { url, asked } = await playedGateway(BAD)
    expect(await refund(OPEN.paypal(url))).toBe('refused: PayPal does not accept the client ID and secret')
    expect(asked).toHaveLength(1)
  })
})

// A token comes from a customer’s browser.
test.each<[keyof typeof OPEN, readonly Act[], readonly string[]]>([
  ['bluedog', [look, undo, refund], ['', '/void', '', '/refund', ''].map((end) => `/api/transaction/${ESCAPED}${end}`)],
  ['fortis', [undo, refund], ['/void', '', '/refund'].map((end) => `/v1/transactions/${ESCAPED}${end}`)],
  [
    'paypal',
    [find, look, refund],
    [`checkout/orders/${ESCAPED}`, `payments/captures/${ESCAPED}`, `payments/captures/${ESCAPED}/refund`].map(
      (path) => `/v2/${path}`,
    ),
  ],
  [
    'simulator',
    [undo, refund, look],
    ['/void', '/refunds', '/refunds'].map((end) => `/cards/charges/${ESCAPED}${end}`),
  ],
])('%s: an ID stays one part of the address, whatever it is made of', async (name, acts, paths) => {
  const { gateway, urls } = await played(name, ...Array.from({ length: 9 }, () => BAD))
  for (const act of acts) await act(gateway)
  expect(urls.slice(name === 'paypal' ? 1 : 0)).toEqual(paths)
})

test('paypal: an order that is paid stays one part of the address, too', async () => {
  const { gateway, urls } = await played('paypal', ORDER, [204], BAD)
  await sell(gateway)
  const order = `/v2/checkout/orders/${ESCAPED}`
  expect(urls.slice(1)).toEqual([order, order, `${order}/capture`])
})
