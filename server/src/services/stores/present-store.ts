import { Effect } from 'effect'
import type { Store } from '@xd/core/contract/entity/store.ts'
import { modesTaken } from '@xd/core/domain/payment/gateways.ts'
import { storeFeePercent } from '@xd/core/domain/payment/store-fee.ts'
import { AppConfig } from '#app-config.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { accountsInUse } from '#queries/gateway-accounts.ts'
import { storeDays } from '#queries/store-days.ts'
import type { StoreRow } from '#queries/stores.ts'
import { selfLinkOf } from '#services/self-url.ts'

const accountsOf = query(accountsInUse)

type Account = Awaited<ReturnType<typeof accountsInUse>>[number]

/** Stores as the API shows them, each with the cards its own gateway takes, or else the company's. */
export const presentStores = Effect.fnUntraced(function* (scope: CompanyScope, stores: readonly StoreRow[]) {
  const { publicURL } = yield* AppConfig
  const accounts = yield* accountsOf(scope)
  return stores.map((store) => present(store, accounts, publicURL))
})

const present = (
  { storeEnabled, storeDeleted, storeAutoRewrite, storeHours, ...store }: StoreRow,
  accounts: readonly Account[],
  publicURL: string,
): typeof Store.Type => {
  const account =
    accounts.find(({ storeID }) => storeID === store.storeID) ?? accounts.find(({ storeID }) => storeID === null)
  return {
    ...store,
    storeHours: storeDays(storeHours),
    storeEnabled: storeEnabled === 1,
    storeDeleted: storeDeleted === 1,
    storeAutoRewrite: storeAutoRewrite === 1,
    storePaymentModes: modesTaken(account?.gateway),
    storeSelfURL: selfLinkOf(publicURL, store),
    storeRemoteFeePercent: storeFeePercent(store),
  }
}
