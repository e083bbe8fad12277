import { isValidPhone } from '@xd/core/domain/phone/normalize.ts'

/** In North America, the last two digits of the numbers reserved for fiction are free. */
const fiction = (area: number, n: number) => `+1${area}55501${String(n).padStart(2, '0')}`

/** Those that begin with a 6: no test and no demo customer uses them. */
const AREAS = Array.from({ length: 100 }, (_, n) => 600 + n).filter((area) => isValidPhone(fiction(area, 0)))

let taken = 0

/** A phone that belongs to nobody. */
export const newPhone = (): string => {
  const n = taken++
  const area = AREAS[Math.floor(n / 100)]
  if (area === undefined) throw new Error(`A worker's tests have used up ${n} phones`)
  return fiction(area, n % 100)
}
