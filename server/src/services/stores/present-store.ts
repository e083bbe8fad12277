import type { Store } from '@xd/core/contract/entity/store.ts'
import { modesTaken } from '@xd/core/domain/payment/gateways.ts'
import { storeFeePercent } from '@xd/core/domain/payment/store-fee.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { accountsInUse } from '#queries/gateway-accounts.ts'
import { storeDays } from '#queries/store-days.ts'
import type { StoreRow } from '#queries/stores.ts'

type Account = Awaited<ReturnType<typeof accountsInUse>>[number]

/** Stores as the API shows them, each with the cards its own gateway takes, or else the company's. */
export const presentStores = query(async (db: Db, scope: CompanyScope, stores: readonly StoreRow[]) => {
  const accounts = await accountsInUse(db, scope)
  return stores.map((store) => present(store, accounts))
})

const present = (
  { storeEnabled, storeDeleted, storeAutoRewrite, storeHours, ...store }: StoreRow,
  accounts: readonly Account[],
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
    storeRemoteFeePercent: storeFeePercent(store),
  }
}
