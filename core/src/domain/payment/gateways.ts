// The card gateways a company can choose from (Spec 2 §9: BlueDog comes with payments, FortisPay and PayPal are extras;
// "PayPal (not for loans or interest)"), and the fields of an account at each. A secret goes in and never comes out.
import { type Feature, hasFeature } from '#domain/access/features.ts'
import { PAYMENT_MODES, type PaymentMode } from '#domain/payment/mode.ts'

export const LIVE_GATEWAYS = ['bluedog', 'fortis', 'paypal'] as const
export type LiveGateway = (typeof LIVE_GATEWAYS)[number]

// The simulator is the demo's card network. It has no settings.
export type GatewayKind = LiveGateway | 'simulator'

export const GATEWAY_ENVIRONMENTS = ['test', 'live'] as const
export type GatewayEnvironment = (typeof GATEWAY_ENVIRONMENTS)[number]

export interface GatewayField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly secret: boolean
  readonly required: boolean
  readonly initial?: string
  readonly pattern?: RegExp
  // What a value looks like, for the error sentence.
  readonly like?: string
}

export interface GatewayType {
  readonly kind: LiveGateway
  readonly title: string
  readonly feature: Feature
  readonly summary: string
  // Whether loan payments and interest can go through it.
  readonly takesDebitOnly: boolean
  readonly fields: readonly GatewayField[]
  // The secret that identifies us: the one at fault if the gateway rejects us.
  readonly key: string
  // Where the webhook is set up at the gateway, and for which events.
  readonly webhookHint: string
}

const plain = (name: string, label: string, rest: Partial<GatewayField> = {}): GatewayField => ({
  name,
  label,
  secret: false,
  required: true,
  ...rest,
})
const secret = (name: string, label: string, rest: Partial<GatewayField> = {}): GatewayField => ({
  ...plain(name, label, rest),
  secret: true,
})

const FORTIS_ID = { pattern: /^[0-9a-fA-F-]{24,36}$/, like: '24 hexadecimal digits' }

export const GATEWAY_TYPES: Readonly<Record<LiveGateway, GatewayType>> = {
  bluedog: {
    kind: 'bluedog',
    title: 'BlueDog',
    feature: 'payments:bluedog',
    summary: 'Cards, typed into BlueDog’s own fields on the payment page.',
    takesDebitOnly: true,
    key: 'apiKey',
    fields: [
      plain('publicKey', 'Public API key', {
        hint: 'Starts with pub_. It is part of the payment page.',
        pattern: /^pub_\S+$/,
        like: 'pub_…',
      }),
      secret('apiKey', 'Private API key', {
        hint: 'Starts with api_. Create it under Settings, API Keys.',
        pattern: /^api_\S+$/,
        like: 'api_…',
      }),
      secret('webhookSecret', 'Webhook signing secret', {
        required: false,
        hint: 'Shown when you create the webhook. Without it, updates arrive a little later.',
      }),
      plain('processorID', 'Processor ID', { required: false, hint: 'Only if your account has several processors.' }),
      plain('signatureHeader', 'Signature header', {
        required: false,
        initial: 'Signature',
        pattern: /^[A-Za-z0-9-]+$/,
        like: 'a header’s name',
      }),
      plain('tokenizerPath', 'Tokenizer path', {
        required: false,
        initial: '/js/tokenizer/v1/tokenizer.js',
        pattern: /^\/[\w./-]+\.js$/,
        like: '/path/to/tokenizer.js',
      }),
    ],
    webhookHint: 'In BlueDog’s control panel, under Webhooks, for transaction events.',
  },
  fortis: {
    kind: 'fortis',
    title: 'FortisPay',
    feature: 'payments:fortispay',
    summary: 'Cards, typed into Fortis’ own form on the payment page. Fortis checks for debit-only itself.',
    takesDebitOnly: true,
    key: 'userAPIKey',
    fields: [
      plain('locationID', 'Location ID', FORTIS_ID),
      plain('productTransactionID', 'Product transaction ID', {
        ...FORTIS_ID,
        hint: 'Of the card product at that location.',
      }),
      plain('userID', 'User ID', FORTIS_ID),
      secret('userAPIKey', 'User API key'),
      plain('developerID', 'Developer ID'),
      plain('webhookUser', 'Postback username', {
        required: false,
        hint: 'You choose it. The postback must send the same one.',
      }),
      secret('webhookPassword', 'Postback password', {
        required: false,
        hint: 'Without it, updates arrive a little later.',
      }),
    ],
    webhookHint: 'A transaction postback with this address and the username and password below, on create and update.',
  },
  paypal: {
    kind: 'paypal',
    title: 'PayPal',
    feature: 'payments:paypal',
    summary: 'The customer approves the payment at PayPal and comes back. Not for loans or interest.',
    takesDebitOnly: false,
    key: 'clientSecret',
    fields: [
      plain('clientID', 'Client ID'),
      secret('clientSecret', 'Client secret'),
      plain('webhookID', 'Webhook ID', {
        required: false,
        hint: 'PayPal’s ID for the webhook. Without it, updates arrive a little later.',
      }),
    ],
    webhookHint: 'In the app’s settings at developer.paypal.com, for payment capture events.',
  },
}

export const isLiveGateway = (kind: string): kind is LiveGateway => (LIVE_GATEWAYS as readonly string[]).includes(kind)

// "BlueDog 12": an account by the name that attempts store.
export const accountTitle = (name: string): string => {
  const [kind = '', number] = name.split('-')
  if (kind === 'simulator') return gatewayTitle(kind)
  return isLiveGateway(kind) && number !== undefined ? `${gatewayTitle(kind)} ${number}` : name
}

export const gatewayTitle = (kind: GatewayKind): string =>
  kind === 'simulator' ? 'Simulated card network' : GATEWAY_TYPES[kind].title

// The gateways a company may choose, by what it has bought.
export const boughtGateways = (features: readonly string[]): LiveGateway[] =>
  LIVE_GATEWAYS.filter((kind) => hasFeature(features, GATEWAY_TYPES[kind].feature))

// The card modes available for an account of this kind. Without an account a demo uses the simulated network, which
// takes both.
export const modesTaken = (kind: string | undefined): readonly PaymentMode[] =>
  kind !== undefined && isLiveGateway(kind) && !GATEWAY_TYPES[kind].takesDebitOnly ? ['any'] : PAYMENT_MODES

// The error on the key if the gateway rejects the entered credentials.
export const keysRefused = (kind: LiveGateway): string => `${GATEWAY_TYPES[kind].title} doesn’t accept these keys`

export interface GatewayAccountInput {
  readonly gateway: LiveGateway
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

// The errors in an account as entered, by field. A secret that is already stored may be left empty.
export const gatewayFaults = (
  { gateway, settings, secrets }: GatewayAccountInput,
  kept: readonly string[],
): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const { name, label, secret: hidden, required, pattern, like } of GATEWAY_TYPES[gateway].fields) {
    const value = ((hidden ? secrets : settings)[name] ?? '').trim()
    const path = `account.${hidden ? 'secrets' : 'settings'}.${name}`
    if (value === '') {
      if (required && !(hidden && kept.includes(name))) faults[path] = `${label} is needed`
    } else if (pattern && !pattern.test(value)) faults[path] = `${label} should look like ${like ?? 'something else'}`
  }
  return faults
}
