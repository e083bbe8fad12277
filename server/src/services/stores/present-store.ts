import type { Store } from '@xd/core/contract/entity/store.ts'
import type { StoreRow } from '#queries/stores.ts'

/** A store as the API shows it. */
export const presentStore = ({
  storeEnabled,
  storeDeleted,
  storeAutoRewrite,
  storeHours,
  ...store
}: StoreRow): typeof Store.Type => ({
  ...store,
  storeHours: storeHours.map((day) => ({ ...day, hoursIsOpen: day.hoursIsOpen === 1 })),
  storeEnabled: storeEnabled === 1,
  storeDeleted: storeDeleted === 1,
  storeAutoRewrite: storeAutoRewrite === 1,
})
