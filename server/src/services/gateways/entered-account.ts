import type { Input } from '@xd/core/contract/calls.ts'
import { boughtGateways, GATEWAY_TYPES, gatewayFaults } from '@xd/core/domain/payment/gateways.ts'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { invalid, requireValid } from '#failure.ts'
import type { GatewayAccountRow } from '#queries/gateway-accounts.ts'
import { secretsOf } from './account-secrets.ts'

export type EnteredAccount = NonNullable<Input<'settings/payments/save'>['account']>

/** The fields of one kind that have a value, trimmed. */
export const given = (
  { gateway }: EnteredAccount,
  values: Readonly<Record<string, string>>,
  secret: boolean,
): Record<string, string> =>
  Object.fromEntries(
    GATEWAY_TYPES[gateway].fields
      .filter((field) => field.secret === secret)
      .map(({ name }) => [name, (values[name] ?? '').trim()] as const)
      .filter(([, value]) => value !== ''),
  )

/** An account as entered, with its existing secrets where none were entered; else `invalid_input` by field. */
export const enteredAccount = Effect.fnUntraced(function* (
  account: EnteredAccount,
  before: GatewayAccountRow | undefined,
  companyFeatures: string,
) {
  const config = yield* AppConfig
  const { gateway, environment } = account
  if (!boughtGateways(JSON.parse(companyFeatures) as string[]).includes(gateway))
    return yield* invalid({ 'account.gateway': `Your company hasn’t bought ${GATEWAY_TYPES[gateway].title}` })
  const kept = (before?.gateway === gateway && before.environment === environment && secretsOf(before, config)) || {}
  const fields = gatewayFaults(account, Object.keys(kept))
  yield* requireValid(fields)
  return {
    gateway,
    environment,
    settings: given(account, account.settings, false),
    secrets: { ...kept, ...given(account, account.secrets, true) } as Readonly<Record<string, string>>,
  }
})
