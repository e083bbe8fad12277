import { named } from '#session/named.ts'
import type { Listed } from './store-table.ts'

/** The store with this ID, abbreviation or name. A deleted one goes by its ID only. */
export const namedStore = (stores: readonly Listed[], text: string): Listed =>
  named(stores, text, {
    noun: 'store',
    id: ({ storeID }) => storeID,
    names: [
      ({ storeAbbr, storeDeleted }) => (storeDeleted ? null : storeAbbr),
      ({ storeName, storeDeleted }) => (storeDeleted ? null : storeName),
    ],
    next: 'xd stores list',
  })
