import { Effect } from 'effect'
import { canUseMaxAge, canUseMaxAmount } from '@xd/core/domain/self-service/settings.ts'
import { handle } from '#calls/handler.ts'
import { requireValid } from '#failure.ts'
import { saveSelfTerms } from '#queries/self-settings.ts'
import { nextValue } from '#services/next-value.ts'
import { selfSettings } from '#services/self-service/present-settings.ts'
import { saveStoreSettings } from '#services/stores/save-store-settings.ts'

export const save = handle(
  'settings/self-service/save',
  Effect.fnUntraced(function* ({ settings, expectedVersion }, caller) {
    const { storeID, selfEnabled, selfMaxAgeHours, selfMaxAmount, selfShowItems } = settings
    const [age, amount] = [canUseMaxAge(selfMaxAgeHours ?? 1), canUseMaxAmount(selfMaxAmount ?? null)]
    const fields = {
      ...(!age.ok && { 'settings.selfMaxAgeHours': age.reason }),
      ...(!amount.ok && { 'settings.selfMaxAmount': amount.reason }),
    }
    yield* requireValid(fields)
    return yield* saveStoreSettings(caller, {
      storeID,
      expectedVersion,
      version: 'selfVersion',
      action: 'self-service-settings',
      read: selfSettings(caller, storeID),
      change: (before) =>
        saveSelfTerms(caller, storeID, {
          selfEnabled: selfEnabled ?? before.selfEnabled,
          selfMaxAgeHours: selfMaxAgeHours ?? before.selfMaxAgeHours,
          selfMaxAmount: nextValue(selfMaxAmount, before.selfMaxAmount),
          selfShowItems: selfShowItems ?? before.selfShowItems,
        }),
    })
  }),
)
