const ROUND = [2, 3, 4, 5, 6, 8, 10]

/** The end of a scale that reaches this value, round enough that half of it is a whole number too: 2,425 → 3,000. */
export const scaleTop = (most: number): number => {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, most))) - 1)
  return ROUND.map((step) => step * unit).find((top) => top >= most && top % 2 === 0) ?? 10 * unit
}
