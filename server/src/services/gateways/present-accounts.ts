import { Effect } from 'effect'
import type { Output } from '@xd/core/contract/calls.ts'
import { boughtGateways } from '@xd/core/domain/payment/gateways.ts'
import { AppConfig } from '#app-config.ts'
import type { Config } from '#config.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCompany } from '#queries/companies.ts'
import { accountsInUse, type GatewayAccountRow } from '#queries/gateway-accounts.ts'
import { secretsOf } from './account-secrets.ts'
import { accountName } from './card-gateways.ts'

type Settings = Output<'settings/payments/fetch'>

const presentAccount = (account: GatewayAccountRow, config: Config): NonNullable<Settings['company']> => {
  const hints = JSON.parse(account.secretHints) as Record<string, string>
  return {
    gateway: account.gateway,
    environment: account.environment,
    settings: JSON.parse(account.settings) as Record<string, string>,
    secrets: Object.fromEntries(
      Object.entries(hints).map(([name, lastFour]) => [name, { configured: true, lastFour }]),
    ),
    readable: secretsOf(account, config) !== undefined,
    webhookURL: `${config.publicURL}/hooks/cards/${accountName(account)}`,
    updatedAt: account.updatedAt,
    accountVersion: account.version,
  }
}

/** The accounts as the settings screen shows them. */
export const presentAccounts = Effect.fnUntraced(function* (scope: CompanyScope) {
  const { read } = yield* Database
  const config = yield* AppConfig
  const [accounts, { features }] = yield* read((db) =>
    Promise.all([accountsInUse(db, scope), findCompany(db, scope.companyID)]),
  )
  const company = accounts.find(({ storeID }) => storeID === null)
  const stores = accounts.flatMap((account) =>
    account.storeID === null ? [] : [{ storeID: account.storeID, account: presentAccount(account, config) }],
  )
  const settings: Settings = {
    fallback: config.mode === 'demo' ? 'simulator' : 'none',
    gateways: boughtGateways(JSON.parse(features) as string[]),
    company: company ? presentAccount(company, config) : null,
    stores,
  }
  return settings
})
