const BARS = '▁▂▃▄▅▆▇█'

/** One character per figure, its height relative to the highest one. */
export const sparkline = (figures: readonly number[]): string => {
  const highest = Math.max(1, ...figures)
  return figures.map((figure) => BARS[Math.round((figure / highest) * (BARS.length - 1))] ?? ' ').join('')
}
