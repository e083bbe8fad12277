import { Clock, Effect } from 'effect'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { canUseMaxAge, canUseMaxAmount } from '@xd/core/domain/self-service/settings.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { saveSelfTerms } from '#queries/self-settings.ts'
import { bumpStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { selfSettings } from '#services/self-service/present-settings.ts'

export const save = handle(
  'settings/self-service/save',
  Effect.fnUntraced(function* ({ settings, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { storeID, selfEnabled, selfMaxAgeHours, selfMaxAmount, selfShowItems } = settings
    const [age, amount] = [canUseMaxAge(selfMaxAgeHours ?? 1), canUseMaxAmount(selfMaxAmount ?? null)]
    const fields = {
      ...(!age.ok && { 'settings.selfMaxAgeHours': age.reason }),
      ...(!amount.ok && { 'settings.selfMaxAmount': amount.reason }),
    }
    if (Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
    return yield* write(
      Effect.gen(function* () {
        if (!(yield* bumpStore(caller, storeID, expectedVersion, 'selfVersion'))) return yield* fail('conflict')
        const before = yield* selfSettings(caller, storeID)
        yield* saveSelfTerms(caller, storeID, {
          selfEnabled: selfEnabled ?? before.selfEnabled,
          selfMaxAgeHours: selfMaxAgeHours ?? before.selfMaxAgeHours,
          selfMaxAmount: selfMaxAmount === undefined ? before.selfMaxAmount : selfMaxAmount,
          selfShowItems: selfShowItems ?? before.selfShowItems,
        })
        const after = yield* selfSettings(caller, storeID)
        const { settingsVersion: _, ...detail } = whatDiffers(before, after)
        yield* audit(caller, { at, action: 'self-service-settings', target: `store/${storeID}`, detail })
        yield* emit('reload_stores', { storeID }, { companyID: caller.companyID, storeID })
        return { settings: after }
      }),
    )
  }),
)
