import { Effect, Layer } from 'effect'
import { isLiveGateway } from '@xd/core/domain/payment/gateways.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { demoCardsCredentials } from '#providers/cards/demo-credentials.ts'
import { causeOfSilence, Troubles } from '#troubles.ts'
import { type CardGateway, CardGateways, GatewayRefused, GatewayUnknown } from '#providers/cards/gateway.ts'
import { openAccount } from '#providers/cards/open-account.ts'
import { simulator } from '#providers/cards/simulator.ts'
import { findAccountByID, findAccountForStore, type GatewayAccountRow } from '#queries/gateway-accounts.ts'
import { secretsOf } from './account-secrets.ts'

/** An account's name: the gateway's, and which of its accounts. Attempts store it, and webhooks arrive under it. */
export const accountName = ({ gateway, accountID }: Pick<GatewayAccountRow, 'gateway' | 'accountID'>): string =>
  `${gateway}-${accountID}`

const accountIDOf = (name: string): number | undefined => {
  const parts = /^([a-z]+)-(\d{1,15})$/.exec(name)
  return parts && isLiveGateway(parts[1]!) ? Number(parts[2]) : undefined
}

const REQUESTS = [
  'form',
  'startApproval',
  'accepts',
  'testSale',
  'inspect',
  'sale',
  'find',
  'voidSale',
  'refund',
  'isSettled',
  'refunds',
  'record',
] as const satisfies readonly (keyof CardGateway)[]

/** A refusal concerns one account or one card. Silence concerns the whole gateway. */
const causeOf = (failure: unknown): string | null =>
  failure instanceof GatewayUnknown || (failure instanceof GatewayRefused && failure.cause !== undefined)
    ? causeOfSilence(failure.cause)
    : null

/**
 * The companies' accounts, each opened once until it changes. Its row's version shows a change by any process. A
 * company without an account gets the simulated network in a demo, and nothing in a live system.
 */
export const cardGateways: Layer.Layer<CardGateways, never, AppConfig | Database | Troubles> = Layer.effect(
  CardGateways,
  Effect.gen(function* () {
    const config = yield* AppConfig
    const { read } = yield* Database
    const { noting } = yield* Troubles
    const noted = (gateway: CardGateway) => noting(`gateway ${gateway.kind}`, gateway, REQUESTS, causeOf, 'accepts')
    const { mode, sandboxURL, secretKey } = config
    const simulated =
      mode === 'demo' ? noted(simulator({ baseURL: sandboxURL, ...demoCardsCredentials(secretKey) })) : undefined
    const open = new Map<number, { version: number; gateway: CardGateway | undefined }>()

    const opened = (account: GatewayAccountRow): CardGateway | undefined => {
      const kept = open.get(account.accountID)
      if (kept?.version === account.version) return kept.gateway
      const secrets = secretsOf(account, config)
      const settings = JSON.parse(account.settings) as Record<string, string>
      const field = (name: string): string => secrets?.[name] ?? settings[name] ?? ''
      const { environment, gateway: kind } = account
      const gateway = secrets && openAccount({ name: accountName(account), gateway: kind, environment, field }, config)
      const followed = gateway && noted(gateway)
      open.set(account.accountID, { version: account.version, gateway: followed })
      return followed
    }

    return {
      forStore: (place) =>
        Effect.map(
          read((db) => findAccountForStore(db, systemScope('gateways'), place)),
          (account) => (account ? opened(account) : simulated),
        ),
      byName: (name) => {
        if (name === simulated?.name) return Effect.succeed(simulated)
        const accountID = accountIDOf(name)
        if (accountID === undefined) return Effect.undefined
        return Effect.map(
          read((db) => findAccountByID(db, systemScope('gateways'), accountID)),
          (account) => (account && accountName(account) === name ? opened(account) : undefined),
        )
      },
    }
  }),
)
