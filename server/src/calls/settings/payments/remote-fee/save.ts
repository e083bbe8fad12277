import { Effect } from 'effect'
import { stateOfStore } from '@xd/core/domain/loan/usual-rules.ts'
import { basisPointsOf, remoteFeeFault } from '@xd/core/domain/payment/remote-fee.ts'
import { handle } from '#calls/handler.ts'
import { found, invalid } from '#failure.ts'
import { findStore, updateStore } from '#queries/stores.ts'
import { remoteFeeSettings } from '#services/payments/remote-fee-settings.ts'
import { saveStoreSettings } from '#services/stores/save-store-settings.ts'

export const save = handle(
  'settings/payments/remote-fee/save',
  Effect.fnUntraced(function* ({ settings: { storeID, remoteFeePercent }, expectedVersion }, caller) {
    return yield* saveStoreSettings(caller, {
      storeID,
      expectedVersion,
      version: 'remoteFeeVersion',
      action: 'remote-fee',
      read: remoteFeeSettings(caller, storeID),
      change: Effect.fnUntraced(function* (before) {
        const store = yield* found(yield* findStore(caller, storeID), 'store')
        const percent = remoteFeePercent ?? before.remoteFeePercent
        const fault = remoteFeeFault(percent, stateOfStore(store.storeAddressStr))
        if (fault !== undefined) return yield* invalid({ 'settings.remoteFeePercent': fault })
        yield* updateStore(caller, storeID, { remoteFeeBasisPoints: basisPointsOf(percent)! })
      }),
    })
  }),
)
