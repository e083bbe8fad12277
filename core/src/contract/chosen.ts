/**
 * How many rows of a list can be selected for one action: the largest page size. Plain data, so that the browser can
 * load it alone.
 */
export const MOST_CHOSEN = 100
