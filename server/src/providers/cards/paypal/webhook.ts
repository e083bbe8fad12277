import { Effect, Option, Schema } from 'effect'
import type { CardGateway, GatewayUnknown } from '#providers/cards/gateway.ts'
import { type insisting, read, unknown } from '#providers/cards/gateway-request.ts'
import type { PayPalAccount } from './account.ts'

const Link = Schema.Struct({ rel: Schema.String, href: Schema.String })
const Event = Schema.Struct({
  event_type: Schema.String,
  resource: Schema.Struct({ id: Schema.String, links: Schema.optional(Schema.Array(Link)) }),
})
const Verdict = Schema.Struct({ verification_status: Schema.String })

/** The headers of PayPal's signature; a delivery that lacks any is not PayPal's. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** The capture an event is about: its resource, or for a refund the capture it refunds, by its `up` link. */
const captureOf = ({ event_type, resource: { id, links = [] } }: typeof Event.Type): string | undefined => {
  if (!event_type.startsWith('PAYMENT.CAPTURE.')) return undefined
  if (!/\.(REFUNDED|REVERSED)$/.test(event_type)) return id
  return links.flatMap(({ rel, href }) => (rel === 'up' ? (/\/captures\/([^/]+)$/.exec(href)?.[1] ?? []) : []))[0]
}

/**
 * PayPal itself says whether a delivery is its own. The event is sent back verbatim: its signature covers the text, so
 * it must not be re-encoded.
 */
export const paypalWebhook = (
  { webhookID }: PayPalAccount,
  insist: ReturnType<typeof insisting>,
  newsOf: (captureID: string) => ReturnType<CardGateway['readWebhook']>,
): CardGateway['readWebhook'] =>
  Effect.fnUntraced(function* ({
    headers,
    body,
  }): Effect.fn.Return<Effect.Success<ReturnType<CardGateway['readWebhook']>>, GatewayUnknown> {
    const event = Option.getOrUndefined(Schema.decodeUnknownOption(Schema.fromJsonString(Event))(body))
    const signed = Object.entries(HEADERS).map(([name, header]) => [name, headers.get(header) ?? ''] as const)
    if (event === undefined || webhookID === '' || signed.some(([, value]) => value === '')) return undefined
    const { status, json } = yield* insist('/v1/notifications/verify-webhook-signature', {
      body: { ...Object.fromEntries(signed), webhook_id: webhookID, webhook_event: JSON.parse(body) as object },
    })
    // If PayPal cannot even read it, PayPal did not send it.
    if (status === 400) return undefined
    if (status > 400) return yield* unknown(`status ${status}`)
    if ((yield* read(Verdict, json)).verification_status !== 'SUCCESS') return undefined
    const capture = captureOf(event)
    return capture === undefined ? { gatewayID: event.resource.id } : yield* newsOf(capture)
  })
