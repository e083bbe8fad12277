import { Context, Data, type Effect } from 'effect'
import type { GatewayKind } from '@xd/core/domain/payment/gateways.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { Language } from '@xd/core/domain/text/language.ts'

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

export interface Refund {
  /** The sale's. */
  gatewayID: string
  amount: Cents
  /** The same key never refunds twice. */
  idempotencyKey: string
}

export interface RefundResult {
  state: 'approved' | 'declined' | 'pending' | 'error'
  /** The refund's own. */
  gatewayID: string
  amount: Cents
}

/** A refund in the gateway's own list of a sale's refunds. A gateway that stores none of our keys returns null. */
export interface RefundLine extends RefundResult {
  idempotencyKey: string | null
}

/** The name of a test sale. No payment's key is this short. */
export const TEST_ORDER = 'test'

/** A line of the gateway's own record: a sale, a refund, or a void. */
export interface RecordLine {
  kind: 'sale' | 'refund' | 'void'
  /** The sale's for a sale or a void; the refund's own for a refund. */
  gatewayID: string
  /** The sale being refunded or voided; null if the gateway does not say. */
  saleGatewayID: string | null
  idempotencyKey: string | null
  /** The payment's key, as given with the sale. */
  orderRef: string | null
  amount: Cents
  state: 'approved' | 'declined' | 'pending' | 'error'
  /** Epoch milliseconds. */
  at: number
}

/** The subject of a webhook: our key, or if the gateway does not include it, its own id of the sale or refund. */
export type CardNews = { idempotencyKey: string } | { gatewayID: string }

/** No answer: the card may or may not have been charged. Ask `find` before anything else. */
export class GatewayUnknown extends Data.TaggedError('GatewayUnknown')<{ readonly cause: unknown }> {}

/** The gateway refused our request (a used token, a wrong key), or could not be reached, for a `cause`: nothing was charged. */
export class GatewayRefused extends Data.TaggedError('GatewayRefused')<{
  readonly message: string
  readonly cause?: unknown
}> {}

/**
 * The gateway refunds only settled charges, and this one has not settled: nothing was refunded. Until then it can be
 * voided.
 */
export class GatewayUnsettled extends Data.TaggedError('GatewayUnsettled')<Record<never, never>> {}

/** The gateway's own card form, as the customer's page shows it. `origins` are all those it loads from or sends to. */
export type CardForm =
  /** A page in a frame that speaks `xd-cards` (web/src/pay/card-frame.ts). */
  | { readonly kind: 'frame'; readonly frameURL: string; readonly origins: readonly string[] }
  /** A script that makes its frame from a public key: the FluidPay platform's Tokenizer. */
  | {
      readonly kind: 'tokenizer'
      readonly scriptURL: string
      readonly publicKey: string
      readonly baseURL: string
      readonly origins: readonly string[]
    }
  /** A script that makes its frame from our token for this one page: Fortis Elements. */
  | {
      readonly kind: 'elements'
      readonly scriptURL: string
      readonly clientToken: string
      readonly environment: string
      readonly origins: readonly string[]
    }
  /** The gateway's own site, where the customer approves, and comes back from. */
  | { readonly kind: 'approval'; readonly origins: readonly string[] }

/** A payment to be approved on the gateway's own site, and where the customer comes back to. */
export interface Approval {
  readonly amount: Cents
  readonly orderRef: string
  readonly memo: string
  /** The payee's name, and the language for the gateway's site. */
  readonly payee: string
  readonly language: Language
  /** Different addresses: the gateway adds the same to both. */
  readonly returnURL: string
  readonly cancelURL: string
}

/** The port to a card gateway. All amounts in cents. */
export interface CardGateway {
  /** Identifies the merchant's account: attempts and webhooks are matched to it. */
  readonly name: string
  readonly kind: GatewayKind
  readonly testMode: boolean
  /** Whether a sale can be marked debit-only, so that no credit card is charged. */
  readonly debitOnlyFlag: boolean
  /** Whether it accepts debit-only requests at all. */
  readonly takesDebitOnly: boolean
  /** If the form has a page of its own, its address, for clients that build their own page. */
  readonly frame?: { readonly tokenizeURL: string; readonly frameURL: string }
  /** Everything the customer's page needs to show the gateway's own card form. */
  form(paymentKey: string): Effect.Effect<CardForm, GatewayUnknown | GatewayRefused>
  /** Only if the form is an approval: creates the payment there, and returns the address to send the customer to. */
  startApproval?(approval: Approval): Effect.Effect<string, GatewayUnknown | GatewayRefused>
  /**
   * The key of a sale, if the gateway's own token must be part of it for later lookups; otherwise any key of ours will
   * do.
   */
  keyOf?(token: string): string
  /** Whether the gateway accepts the account's keys. Asking changes nothing. */
  accepts(): Effect.Effect<boolean, GatewayUnknown>
  /** A sale with the gateway's published test card. Only for an account in test mode. */
  testSale(sale: Omit<Sale, 'token'>): Effect.Effect<SaleResult, GatewayUnknown | GatewayRefused>
  /** The card's brand and funding before charging. Undefined if the gateway cannot tell. */
  inspect(token: string): Effect.Effect<{ funding: Funding } | undefined, GatewayUnknown | GatewayRefused>
  sale(sale: Sale): Effect.Effect<SaleResult, GatewayUnknown | GatewayRefused>
  /** The sale made under an idempotency key; undefined if the gateway has never seen it. */
  find(idempotencyKey: string): Effect.Effect<SaleResult | undefined, GatewayUnknown>
  /**
   * Voids a whole sale that has not settled yet; voiding it again has no further effect. `GatewayRefused` only if the
   * gateway itself says no (it has settled: refund it), and never because it could not be reached.
   */
  voidSale(gatewayID: string): Effect.Effect<'voided', GatewayUnknown | GatewayRefused>
  /** `GatewayRefused` only if nothing can have been refunded, `GatewayUnknown` whenever that is not certain. */
  refund(refund: Refund): Effect.Effect<RefundResult, GatewayUnknown | GatewayRefused | GatewayUnsettled>
  /** Only if sales cannot be refunded before they settle: whether this one has. */
  isSettled?(saleGatewayID: string): Effect.Effect<boolean, GatewayUnknown>
  /** The gateway's own refunds of a sale: shows whether one of ours was made. */
  refunds(saleGatewayID: string): Effect.Effect<readonly RefundLine[], GatewayUnknown>
  /** Everything the gateway did from `from` and before `to` (epoch milliseconds), oldest first: to reconcile with. */
  record(span: { from: number; to: number }): Effect.Effect<readonly RecordLine[], GatewayUnknown>
  /** How far its record may lag: missing entries may still come. */
  readonly recordLagMs: number
  /** The subject of a webhook, or undefined if it is not the gateway's. Some gateways must be asked to find out. */
  readWebhook(request: { headers: Headers; body: string }): Effect.Effect<CardNews | undefined, GatewayUnknown>
}

/** The gateway for a store's payments; undefined if none is set up. */
export class CardGateways extends Context.Service<
  CardGateways,
  {
    forStore(place: { companyID: number; storeID: number }): Effect.Effect<CardGateway | undefined>
    /** The gateway named by an attempt or a webhook, even if no store uses it anymore. */
    byName(name: string): Effect.Effect<CardGateway | undefined>
  }
>()('CardGateways') {}
