import { Clock, Effect } from 'effect'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { stateOfStore } from '@xd/core/domain/loan/usual-rules.ts'
import { basisPointsOf, remoteFeeFault } from '@xd/core/domain/payment/remote-fee.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { bumpStore, findStore, updateStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { remoteFeeSettings } from '#services/payments/remote-fee-settings.ts'

export const save = handle(
  'settings/payments/remote-fee/save',
  Effect.fnUntraced(function* ({ settings: { storeID, remoteFeePercent }, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        if (!(yield* bumpStore(caller, storeID, expectedVersion, 'remoteFeeVersion'))) return yield* fail('conflict')
        const before = yield* remoteFeeSettings(caller, storeID)
        const store = yield* found(yield* findStore(caller, storeID), 'store')
        const percent = remoteFeePercent ?? before.remoteFeePercent
        const fault = remoteFeeFault(percent, stateOfStore(store.storeAddressStr))
        if (fault !== undefined) return yield* fail('invalid_input', { fields: { 'settings.remoteFeePercent': fault } })
        yield* updateStore(caller, storeID, { remoteFeeBasisPoints: basisPointsOf(percent)! })
        const after = yield* remoteFeeSettings(caller, storeID)
        const { settingsVersion: _, ...detail } = whatDiffers(before, after)
        yield* audit(caller, { at, action: 'remote-fee', target: `store/${storeID}`, detail })
        yield* emit('reload_stores', { storeID }, { companyID: caller.companyID, storeID })
        return { settings: after }
      }),
    )
  }),
)
