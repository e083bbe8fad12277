import { Effect } from 'effect'
import type { SelfServiceSettings } from '@xd/core/contract/entity/self-service.ts'
import { AppConfig } from '#app-config.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findSelfTerms } from '#queries/self-settings.ts'
import { findStore } from '#queries/stores.ts'
import { selfURL } from '#services/self-url.ts'

/** A store's terms of self-service, and the address of its page. */
export const selfSettings = Effect.fnUntraced(function* (scope: CompanyScope, storeID: number) {
  const { publicURL } = yield* AppConfig
  const { storeKey, selfVersion } = yield* found(yield* findStore(scope, storeID), 'store')
  const terms = yield* findSelfTerms(scope, storeID)
  const settings: typeof SelfServiceSettings.Type = {
    storeID,
    ...terms,
    selfURL: selfURL(publicURL, storeKey),
    settingsVersion: selfVersion,
  }
  return settings
})
