import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { invalidInput } from '#output/failure.ts'

/** An amount as people type it. */
export const typedDollars = (text: string): number => {
  const parsed = parseDollars(text)
  if (!parsed.ok) throw invalidInput(`${text}: ${parsed.reason}`)
  return dollarsFromCents(parsed.cents)
}
