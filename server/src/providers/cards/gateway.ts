import { Context, Data, type Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'

export type Funding = 'debit' | 'credit' | 'prepaid' | 'unknown'

export interface Sale {
  token: string
  amount: Cents
  currency: 'USD'
  /** The payment's key, as the card network's record shows it. */
  orderRef: string
  /** The same key never charges twice. */
  idempotencyKey: string
  debitOnly: boolean
}

export interface SaleResult {
  state: 'approved' | 'declined' | 'error' | 'pending'
  gatewayID: string
  authCode: string | null
  brand: string | null
  last4: string | null
  expiry: string | null
  funding: Funding
  /** As in core/domain/payment/decline.ts, or a refusal of attempt.ts; any other counts as a decline without a reason. */
  declineCode: string | null
}

/** No answer: the card may or may not have been charged. Ask `find` before anything else. */
export class GatewayUnknown extends Data.TaggedError('GatewayUnknown')<{ readonly cause: unknown }> {}

/** What the gateway refused as a request of ours (a used-up token, a wrong key): nothing was charged. */
export class GatewayRefused extends Data.TaggedError('GatewayRefused')<{ readonly message: string }> {}

/** The port to a card gateway. All amounts in cents. */
export interface CardGateway {
  readonly name: string
  readonly testMode: boolean
  /** Whether a sale can be marked debit-only, so that the gateway itself refuses a credit card. */
  readonly debitOnlyFlag: boolean
  /** What the customer's page needs to show the gateway's own card form. */
  clientConfig(paymentKey: string): { tokenizeURL: string; frameURL: string; frameOrigin: string }
  /** The card's brand and funding before charging. Undefined where the gateway cannot tell. */
  inspect(token: string): Effect.Effect<{ funding: Funding } | undefined, GatewayUnknown | GatewayRefused>
  sale(sale: Sale): Effect.Effect<SaleResult, GatewayUnknown | GatewayRefused>
  /** The sale made under an idempotency key; undefined when the gateway has never seen it. */
  find(idempotencyKey: string): Effect.Effect<SaleResult | undefined, GatewayUnknown>
  /** The idempotency key that a webhook is about, or undefined when its signature is not the gateway's. */
  readWebhook(request: { headers: Headers; body: string }): { idempotencyKey: string } | undefined
}

/** Which gateway a store's payments go through; undefined when none is set up. */
export class CardGateways extends Context.Service<
  CardGateways,
  {
    forStore(storeID: number): CardGateway | undefined
    /** The one that an attempt was made through, or that a webhook says it is. */
    byName(name: string): CardGateway | undefined
  }
>()('CardGateways') {}
