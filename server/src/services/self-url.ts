import type { StoreRow } from '#queries/stores.ts'

/** The page on which a store's customers see and pay what is due. */
export const selfPath = (storeKey: string): string => `/my/${encodeURIComponent(storeKey)}`

export const selfURL = (publicURL: string, storeKey: string): string => `${publicURL}${selfPath(storeKey)}`

export type SelfStore = Pick<StoreRow, 'storeKey' | 'selfEnabled'>

/** The same, for a text: null while the store has turned it off. */
export const selfLinkOf = (publicURL: string, { storeKey, selfEnabled }: SelfStore): string | null =>
  selfEnabled === 1 ? selfURL(publicURL, storeKey) : null
