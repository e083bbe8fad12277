/** The page on which a store's customers see and pay what is due. */
export const selfURL = (publicURL: string, storeKey: string): string =>
  `${publicURL}/my/${encodeURIComponent(storeKey)}`
