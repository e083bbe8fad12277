/** The number of labels that fit under a chart as wide as a phone. */
const MOST_LABELS = 6

export interface LabelPlace {
  readonly index: number
  /** The middle of its column, as a share of the chart's width. */
  readonly at: number
}

/** The labeled columns, with the positions of their labels: each under the middle of its own column. */
export const labelPlaces = (columns: number, most = MOST_LABELS): readonly LabelPlace[] => {
  const every = Math.max(1, Math.ceil(columns / most))
  return Array.from({ length: Math.ceil(columns / every) }, (_, place) => ({
    index: place * every,
    at: (place * every + 0.5) / columns,
  }))
}

/** The column at a position along the width, from 0 to 1. */
export const columnAt = (share: number, columns: number): number =>
  Math.min(columns - 1, Math.max(0, Math.floor(share * columns)))

/** The column a key moves to; undefined for other keys. */
export const columnByKey = (key: string, from: number, columns: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(columns - 1, from + 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1)
  if (key === 'Home') return 0
  if (key === 'End') return columns - 1
  return undefined
}
