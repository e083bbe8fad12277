/** How many rows of a list can be chosen for one act: a page of the largest size. Plain data, so that the browser can carry it. */
export const MOST_CHOSEN = 100
