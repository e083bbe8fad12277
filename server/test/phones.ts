import { isValidPhone } from '@xd/core/domain/phone/normalize.ts'

/** In North America, the last two digits of the numbers that are kept for fiction are free. */
const fiction = (area: number, n: number) => `+1${area}55501${String(n).padStart(2, '0')}`

/** Those with a 6 in front: no test names one, and no customer of the demo has one. */
const AREAS = Array.from({ length: 100 }, (_, n) => 600 + n).filter((area) => isValidPhone(fiction(area, 0)))

let taken = 0

/** A phone of nobody's. */
export const newPhone = (): string => {
  const n = taken++
  const area = AREAS[Math.floor(n / 100)]
  if (area === undefined) throw new Error(`A worker's tests have used up ${n} phones`)
  return fiction(area, n % 100)
}
