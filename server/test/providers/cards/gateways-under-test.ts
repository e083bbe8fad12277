import { createHmac, randomUUID } from 'node:crypto'
import { Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { bluedog } from '@xd/server/providers/cards/bluedog/bluedog.ts'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import { fortis } from '@xd/server/providers/cards/fortis/fortis.ts'
import type { CardGateway } from '@xd/server/providers/cards/gateway.ts'
import { paypal } from '@xd/server/providers/cards/paypal/paypal.ts'
import { simulator } from '@xd/server/providers/cards/simulator.ts'
import type { Sandbox } from '@xd/fixtures/sandbox/sandbox.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'

const { apiKey, webhookSecret } = demoCardsCredentials(TEST_SECRET_KEY)

/** Secrets that must never appear in an error. */
export const SECRETS = [
  apiKey,
  webhookSecret,
  'api_key_of_the_merchant',
  'secret-of-the-webhook',
  'user-key-of-fortis',
  'postback-password',
  'secret-of-the-app',
]

export interface Told {
  readonly idempotencyKey: string
  readonly gatewayID: string
}

export interface UnderTest {
  readonly name: CardGateway['kind']
  /** `baseURL` is the sandbox's, through the faulty network. */
  open(baseURL: string, wrongKey?: boolean): CardGateway
  /** The request that makes a sale, or a refund. */
  readonly salePath: RegExp
  readonly refundPath: RegExp
  /** How a customer's card becomes a token. */
  token(gateway: CardGateway, sandboxURL: string, number: string, amount: Cents): Promise<string>
  /** A webhook about a sale, with the gateway's signature or a wrong one. */
  webhook(told: Told, genuine: boolean): { headers: Headers; body: string }
  /** Makes the gateway send its own webhooks to an address. */
  subscribe(sandbox: Sandbox, url: string): Promise<void>
  /** Where all that can be told of a stolen card is that it is lost or stolen, and so on. */
  readonly declines: Readonly<Partial<Record<'stolen', string>>>
  readonly keepsRefundKeys: boolean
  readonly canVoid: boolean
  /** Without its own debit-only flag: a credit card is charged and reversed. */
  readonly undoesCredit?: true
}

const post = async <A>(url: string, body: object): Promise<A> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as A
}
const tokenize: UnderTest['token'] = async (_, sandboxURL, number) =>
  (await post<{ token: string }>(`${sandboxURL}/cards/tokenize`, { number, expMonth: 12, expYear: 2035, cvc: '123' }))
    .token

/** As a merchant does in the platform's control panel. */
const subscribeAt =
  (name: string, secrets: object): UnderTest['subscribe'] =>
  async (sandbox, url) =>
    void (await post(`${sandbox.url}/gateways/${name}/webhooks`, { url: `${url}/hooks/cards/${name}-1`, secrets }))

const hmac = (secret: string, body: string, encoding: 'hex' | 'base64url') =>
  createHmac('sha256', secret).update(body).digest(encoding)

export const GATEWAYS: readonly UnderTest[] = [
  {
    name: 'simulator',
    open: (baseURL, wrongKey) => simulator({ baseURL, apiKey: wrongKey ? 'wrong' : apiKey, webhookSecret }),
    salePath: /POST \/cards\/charges$/,
    refundPath: /POST .*\/refunds$/,
    token: tokenize,
    webhook: ({ idempotencyKey }, genuine) => {
      const body = JSON.stringify({ type: 'transaction.approved', transaction: { idempotencyKey } })
      return {
        headers: new Headers({ 'x-sandbox-signature': hmac(genuine ? webhookSecret : 'another', body, 'hex') }),
        body,
      }
    },
    subscribe: async (sandbox, url) => sandbox.setProductUrl(url),
    declines: {},
    keepsRefundKeys: true,
    canVoid: true,
  },
  {
    name: 'bluedog',
    open: (baseURL, wrongKey) =>
      bluedog({
        name: 'bluedog-1',
        testMode: true,
        baseURL: `${baseURL}/gateways/bluedog`,
        apiKey: wrongKey ? 'api_wrong' : 'api_key_of_the_merchant',
        publicKey: 'pub_key',
        processorID: '',
        webhookSecret: 'secret-of-the-webhook',
        signatureHeader: 'Signature',
        tokenizerPath: '/js/tokenizer/v1/tokenizer.js',
      }),
    salePath: /POST .*\/api\/transaction$/,
    refundPath: /POST .*\/refund$/,
    token: tokenize,
    webhook: ({ gatewayID }, genuine) => {
      const body = `${JSON.stringify({ status: 'success', type: 'transaction_create', transaction_id: gatewayID, data: { status: 'declined' } })}\n`
      return {
        headers: new Headers({ signature: hmac(genuine ? 'secret-of-the-webhook' : 'another', body, 'base64url') }),
        body,
      }
    },
    subscribe: subscribeAt('bluedog', { secret: 'secret-of-the-webhook' }),
    declines: {},
    keepsRefundKeys: false,
    canVoid: true,
    undoesCredit: true,
  },
  {
    name: 'fortis',
    open: (baseURL, wrongKey) =>
      fortis({
        name: 'fortis-1',
        testMode: true,
        baseURL: `${baseURL}/gateways/fortis`,
        scriptURL: `${baseURL}/gateways/fortis/commercejs-v1.0.0.min.js`,
        formOrigins: [],
        locationID: '11e95f8ec39de8fbdb0a4f1a',
        productTransactionID: '11e95f8ec39de8fbdb0a4f1b',
        userID: '11e95f8ec39de8fbdb0a4f1c',
        userAPIKey: wrongKey ? 'wrong' : 'user-key-of-fortis',
        developerID: 'developer',
        webhookUser: 'xd',
        webhookPassword: 'postback-password',
      }),
    salePath: /POST .*\/cc\/sale\/ticket$/,
    refundPath: /PATCH .*\/refund$/,
    token: tokenize,
    webhook: ({ gatewayID }, genuine) => ({
      headers: new Headers({
        authorization: `Basic ${Buffer.from(`xd:${genuine ? 'postback-password' : 'guessed'}`).toString('base64')}`,
      }),
      body: JSON.stringify({ data: { id: gatewayID, status_code: 301 } }),
    }),
    subscribe: subscribeAt('fortis', { username: 'xd', password: 'postback-password' }),
    declines: {},
    keepsRefundKeys: true,
    canVoid: true,
  },
  {
    name: 'paypal',
    open: (baseURL, wrongKey) =>
      paypal({
        name: 'paypal-1',
        testMode: true,
        baseURL: `${baseURL}/gateways/paypal`,
        approvalOrigins: [],
        clientID: 'the-app',
        clientSecret: wrongKey ? 'wrong' : 'secret-of-the-app',
        webhookID: '1JE4291016473214C',
      }),
    salePath: /POST .*\/capture$/,
    refundPath: /POST .*\/refund$/,
    token: async (gateway, sandboxURL, number, amount) => {
      const back = { returnURL: 'https://shop.example/back', cancelURL: 'https://shop.example/no' }
      const approval = {
        amount,
        orderRef: 'payment-key',
        memo: 'Interest',
        payee: 'The Shop',
        language: 'en',
        ...back,
      } as const
      const address = await Effect.runPromise(gateway.startApproval!(approval))
      const order = new URL(address).searchParams.get('token')!
      await post(`${sandboxURL}/gateways/paypal/approve`, { order, number })
      return order
    },
    webhook: ({ gatewayID }, genuine) => {
      const id = randomUUID()
      const sig = genuine ? `genuine ${id}` : 'forged'
      return {
        headers: new Headers({
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
          'paypal-transmission-id': id,
          'paypal-transmission-sig': sig,
          'paypal-transmission-time': '2026-11-21T12:00:00Z',
        }),
        body: JSON.stringify({ id: 'WH-1-EV', event_type: 'PAYMENT.CAPTURE.DENIED', resource: { id: gatewayID } }),
      }
    },
    subscribe: subscribeAt('paypal', {}),
    declines: { stolen: 'lost' },
    keepsRefundKeys: true,
    canVoid: false,
  },
]
