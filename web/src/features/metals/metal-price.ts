import { type Movement, movement } from '@xd/core/domain/metals/compare.ts'
import { bid, type Metal, type MetalsEntry } from '@xd/core/domain/metals/entry.ts'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const METAL_NAMES: Readonly<Record<Metal, string>> = {
  gold: 'Gold',
  platinum: 'Platinum',
  silver: 'Silver',
  palladium: 'Palladium',
}
export const MARKS = { up: '▲', down: '▼', unchanged: '–' } as const

/**
 * Spec 2 §4: against the previous-day close, by the bid. "0.42%", without a sign: the mark next to it shows the
 * direction.
 */
export const sinceClose = (
  latest: MetalsEntry,
  previous: MetalsEntry,
  metal: Metal,
): { direction: Movement; change: string } => {
  const [now, then] = [bid(latest, metal), bid(previous, metal)]
  return { direction: movement(now, then), change: percent.format(Math.abs(now - then) / then) }
}
