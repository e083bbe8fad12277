import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { type Bench, byTurns, held, seeded } from './bench.ts'

const NUMBERS = 200_000
const TURNS = 5

const random = seeded(5205551234)
const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
const area = (): string => ['213', '520', '617', '305', '702', '480'][Math.floor(random() * 6)]!

/** As staff type them and as files contain them. */
const shapes: readonly (() => string)[] = [
  () => `${area()}555${digits(4)}`,
  () => `(${area()}) 555-${digits(4)}`,
  () => `1-${area()}-555-${digits(4)}`,
  () => `+1${area()}555${digits(4)}`,
  () => `5255${digits(8)}`,
  () => `+52 55 ${digits(4)} ${digits(4)}`,
  () => `+44 20 7${digits(3)} ${digits(4)}`,
]
const numbers = Array.from({ length: NUMBERS }, () => shapes[Math.floor(random() * shapes.length)]!())

export const run: Bench = async () => {
  let checksum = 0
  const { work, limit } = await byTurns(
    TURNS,
    () => {
      for (const number of numbers) checksum += normalizePhone(number).length
    },
    () => {
      for (const number of numbers) checksum += parsePhoneNumberFromString(number, 'US')?.number.length ?? 0
    },
  )
  return [held('phone', work, limit, 1.2, 'ms', `${NUMBERS.toLocaleString('en-US')} numbers, checksum ${checksum}`)]
}
