// Lists count exactly up to here: nobody reads to the ten-thousandth row, and counting further costs on every request.
export const COUNT_CAP = 10_000

export interface CappedCount {
  count: number
  countCapped?: boolean
}

export const capCount = (count: number): CappedCount =>
  count > COUNT_CAP ? { count: COUNT_CAP, countCapped: true } : { count }
