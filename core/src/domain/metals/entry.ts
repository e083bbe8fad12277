export const METALS = ['gold', 'silver', 'platinum', 'palladium'] as const
export type Metal = (typeof METALS)[number]

/** Spec 2 §2: as named on the ticker's button. */
export const METAL_SYMBOLS: Readonly<Record<Metal, string>> = {
  gold: 'AU',
  platinum: 'PT',
  silver: 'AG',
  palladium: 'PD',
}
export const TICKER_ORDER: readonly Metal[] = ['gold', 'platinum', 'silver', 'palladium']

type PriceKey = `${Metal}_${'bid' | 'ask'}`

/** Spec 2 §3: one fetch of the feed. Prices are dollars per troy ounce, the timestamp is unix seconds. */
export interface MetalsEntry {
  readonly timestamp: number
  readonly usd: Readonly<Record<PriceKey, number>>
  readonly CAD: number
  readonly MXN: number
  readonly USDBTC: number
  readonly USDETH: number
}

export const bid = (entry: MetalsEntry, metal: Metal): number => entry.usd[`${metal}_bid`]
export const ask = (entry: MetalsEntry, metal: Metal): number => entry.usd[`${metal}_ask`]
