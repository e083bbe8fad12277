import { Effect } from 'effect'
import type { RemoteFeeSettings } from '@xd/core/contract/entity/remote-fee.ts'
import { stateOfStore } from '@xd/core/domain/loan/usual-rules.ts'
import { maximumRemoteFeePercent } from '@xd/core/domain/payment/remote-fee.ts'
import { REMOTE_FEE_LAWS } from '@xd/core/domain/payment/remote-fee.table.ts'
import { storeFeePercent } from '@xd/core/domain/payment/store-fee.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findStore } from '#queries/stores.ts'

/** A store's fee for paying online, and what the law of its state allows. */
export const remoteFeeSettings = Effect.fnUntraced(function* (scope: CompanyScope, storeID: number) {
  const store = yield* found(yield* findStore(scope, storeID), 'store')
  const state = stateOfStore(store.storeAddressStr)
  return {
    storeID,
    remoteFeePercent: storeFeePercent(store),
    maximumRemoteFeePercent: maximumRemoteFeePercent(state),
    remoteFeeSection: (state && REMOTE_FEE_LAWS[state]?.section) ?? null,
    settingsVersion: store.remoteFeeVersion,
  } satisfies typeof RemoteFeeSettings.Type
})
