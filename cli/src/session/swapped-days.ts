import type { Command } from 'commander'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { invalidInput } from '#output/failure.ts'

/** Days in the wrong order would find nothing, as if there were no data. */
export const refuseSwappedDays = (command: Command): void => {
  const { from, to } = command.opts<Readonly<Record<'from' | 'to', unknown>>>()
  const [first, last] = [from, to].map((day) => (typeof day === 'string' ? parseLocalDay(day) : undefined))
  if (first !== undefined && last !== undefined && last < first) throw invalidInput('--to is before --from')
}
