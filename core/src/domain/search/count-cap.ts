// Lists count exactly so far: nobody reads on to the ten-thousandth row, and counting further costs at every request.
export const COUNT_CAP = 10_000

export interface CappedCount {
  count: number
  countCapped?: boolean
}

export const capCount = (count: number): CappedCount =>
  count > COUNT_CAP ? { count: COUNT_CAP, countCapped: true } : { count }
