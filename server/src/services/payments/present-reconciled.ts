import { Effect } from 'effect'
import type { ReconciledAccount } from '@xd/core/contract/entity/ledger.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyAccounts } from '#queries/gateway-accounts.ts'
import { reconciledAccounts } from '#queries/reconciled-accounts.ts'
import { accountName } from '#services/gateways/card-gateways.ts'

const SIMULATOR = 'simulator'

/** The accounts the ledger was compared with, by name, and the last result. */
export const presentReconciled = Effect.fnUntraced(function* (scope: CompanyScope) {
  const { read } = yield* Database
  const [rows, accounts] = yield* read((db) => Promise.all([reconciledAccounts(db, scope), companyAccounts(db, scope)]))
  const names = new Set(accounts.map(accountName))
  // If the company has an account of its own, no store uses the demo's network.
  const ownAccount = accounts.some(({ storeID }) => storeID === null)
  return rows.map(({ gateway, triedAt, comparedAt, movements, problem }): typeof ReconciledAccount.Type => ({
    gateway,
    inUse: names.has(gateway) || (gateway === SIMULATOR && !ownAccount),
    triedDate: triedAt,
    comparedDate: comparedAt,
    movements,
    problem,
  }))
})
