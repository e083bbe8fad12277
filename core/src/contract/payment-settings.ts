import { Schema } from 'effect'
import { call } from './call.ts'
import { waits } from './entity/approval.ts'
import { GATEWAY_ENVIRONMENTS, LIVE_GATEWAYS } from '#domain/payment/gateways.ts'
import { Dollars, ID, Instant, maybe, text, Version, verbatim } from './value.ts'

const Kind = Schema.Literals(LIVE_GATEWAYS)
const Environment = Schema.Literals(GATEWAY_ENVIRONMENTS)

/** Only whether a secret exists, and its last four characters. */
const Secret = Schema.Struct({ configured: Schema.Boolean, lastFour: Schema.String })

const Account = Schema.Struct({
  gateway: Kind,
  environment: Environment,
  settings: Schema.Record(Schema.String, Schema.String),
  secrets: Schema.Record(Schema.String, Secret),
  /** False if the secrets were sealed with a different secret key: they must be entered again. */
  readable: Schema.Boolean,
  webhookURL: Schema.String,
  updatedAt: Instant,
  /** Counts the saves; sent back as `expectedVersion`. */
  accountVersion: Schema.Finite,
})

const Values = Schema.Record(verbatim(64), text(500))

const settings = {
  /** The gateway of a store if neither it nor the company has an account: the demo's simulated network, or none. */
  fallback: Schema.Literals(['simulator', 'none']),
  /** The gateways the company has bought. */
  gateways: Schema.Array(Kind),
  company: Schema.NullOr(Account),
  stores: Schema.Array(Schema.Struct({ storeID: ID, account: Account })),
}

/** Without `storeID`, the company's account, used by every store without its own. */
const place = maybe(ID)

export const paymentSettings = {
  'settings/payments/fetch': call({
    summary:
      'The card gateways of the company and of its stores. Secrets are never returned, only whether they are set and their last four characters.',
    access: 'settings',
    feature: 'payments',
    kind: 'read',
    output: settings,
  }),
  'settings/payments/save': call({
    summary:
      'Sets up a gateway account, or with `account: null` removes it. A secret that is left empty stays as it is. The keys are checked with the gateway first; until it accepts them, the previous account stays. On a support visit, the change waits for an owner’s `approval`; until then, the previous account stays too.',
    access: 'settings',
    feature: 'payments',
    kind: 'write',
    stepUp: true,
    input: {
      storeID: place,
      account: Schema.NullOr(
        Schema.Struct({ gateway: Kind, environment: Environment, settings: Values, secrets: Values }),
      ),
      /** The `accountVersion` of the place; 0 if it has no account. */
      expectedVersion: maybe(Version),
    },
    output: { ...settings, ...waits },
    failures: ['conflict', 'gateway_unreachable'],
    finds: { storeID: 'store' },
  }),
  'settings/payments/test': call({
    summary: 'Charges $1 to the gateway’s published test card and voids it. Test mode only.',
    access: 'settings',
    feature: 'payments',
    kind: 'write',
    input: { storeID: place },
    output: {
      test: Schema.Struct({
        state: Schema.Literals(['approved', 'declined', 'error', 'pending', 'refused', 'no-answer']),
        amount: Dollars,
        gatewayID: Schema.NullOr(Schema.String),
        undone: Schema.NullOr(Schema.Literals(['voided', 'refunded'])),
        /** The gateway's message when it refused. */
        message: Schema.NullOr(Schema.String),
      }),
    },
    failures: ['channel_off'],
    finds: { storeID: 'store' },
  }),
}
