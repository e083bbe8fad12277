import { STATE_WINDOWS } from '@xd/core/domain/mailer/quiet-hours.table.ts'
import { isValidPhone } from '@xd/core/domain/phone/normalize.ts'
import { stateOfPhone } from '@xd/core/domain/phone/state.ts'

/** In North America, the last two digits of the numbers reserved for fiction are free. */
const fiction = (area: number, n: number) => `+1${area}55501${String(n).padStart(2, '0')}`

const hasOwnHours = (phone: string): boolean => STATE_WINDOWS[stateOfPhone(phone) ?? ''] !== undefined

/**
 * Those that begin with a 6, which no other test and no demo customer uses, outside the states with texting hours of
 * their own: it must not matter how many phones were taken before.
 */
const AREAS = Array.from({ length: 100 }, (_, n) => 600 + n).filter((area) => {
  const phone = fiction(area, 0)
  return isValidPhone(phone) && !hasOwnHours(phone)
})

let taken = 0

/** A phone that belongs to nobody. */
export const newPhone = (): string => {
  const n = taken++
  const area = AREAS[Math.floor(n / 100)]
  if (area === undefined) throw new Error(`A worker's tests have used up ${n} phones`)
  return fiction(area, n % 100)
}
