/** Spec 2 §5: the store count is clamped to 1-10. */
const MIN_STORES = 1
export const MAX_STORES = 10

export const clampStores = (stores: number): number => Math.min(MAX_STORES, Math.max(MIN_STORES, stores))
