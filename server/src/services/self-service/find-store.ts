import { Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findStoreOfPage, type StoreOfPage } from '#queries/self-settings.ts'

export const isOpen = ({ selfEnabled, features }: StoreOfPage): boolean =>
  selfEnabled && hasFeature(JSON.parse(features) as string[], 'payments')

/** The store of a customers' page, and the page's language; 404 if there is none, or its self-service is off. */
export const selfStore = Effect.fnUntraced(function* (storeKey: string, asked: Language | undefined) {
  const store = yield* findStoreOfPage(systemScope('self-service'), storeKey)
  const open = yield* found(store && isOpen(store) ? store : undefined, 'store')
  return { store: open, language: languageFor(open, asked ?? 'en') }
})

/** In every answer: anyone who can't go on here calls. */
export const shownStore = ({ storeName, storePhone, storeTimezone }: StoreOfPage) => ({
  storeName,
  storePhone,
  storeTimezone,
})
