// The effect of notices shows only by comparison with customers who got none. The same customers stay left out at a
// store, whatever happens in between: chosen by a hash of their number, not by chance.
export const HOLD_OUT_MAX = 20

const SPREAD = 2_654_435_761

export const isHeldOut = (custID: number, storeID: number, percent: number): boolean =>
  Math.floor(((((custID * 31 + storeID) * SPREAD) % 2 ** 32) / 2 ** 32) * 100) < percent
