// Spec 1 §6: each user is limited to their allowed stores; with exactly one, the filters default to it.
// Spec 1 §2: the store selector lists only stores that are enabled, not deleted and allowed for the user.
export interface StoreUser {
  readonly userAllowedStoreIDs: readonly number[]
}

export interface StoreState {
  readonly storeID: number
  readonly storeEnabled: boolean
  readonly storeDeleted?: boolean
}

export const ALL_STORES = 'all'

export const mayUseStore = (user: StoreUser, storeID: number): boolean => user.userAllowedStoreIDs.includes(storeID)

export const defaultStore = (allowed: readonly number[]): number | undefined =>
  allowed.length === 1 ? allowed[0] : undefined

// The initial value of a list's store filter.
export const defaultStoreFilter = (allowed: readonly number[]): number | typeof ALL_STORES =>
  defaultStore(allowed) ?? ALL_STORES

export const visibleStores = <Store extends StoreState>(stores: readonly Store[], user: StoreUser): Store[] =>
  stores.filter((store) => store.storeEnabled && !store.storeDeleted && mayUseStore(user, store.storeID))
