import { bid, type Metal, type MetalsEntry } from './entry.ts'

export type Movement = 'up' | 'down' | 'unchanged'

export interface MovementLook {
  readonly tone: 'success' | 'danger' | 'info'
  readonly word: Movement
}

/** Spec 2 §4: higher than the previous-day close is green with up, lower is red with down, equal is unchanged. */
export const movement = (latest: number, previous: number): Movement =>
  latest > previous ? 'up' : latest < previous ? 'down' : 'unchanged'

const TONES = { up: 'success', down: 'danger', unchanged: 'info' } as const

export const movementLook = (word: Movement): MovementLook => ({ tone: TONES[word], word })

/** Spec 2 §4: the ticker is loading until both the latest and the previous entries exist. Prices are compared by their bid. */
export const metalMovement = (
  latest: MetalsEntry | undefined,
  previous: MetalsEntry | undefined,
  metal: Metal,
): Movement | 'loading' => (latest && previous ? movement(bid(latest, metal), bid(previous, metal)) : 'loading')

/** Spec 2 §9: the countdown to the next fetch. */
export const REFRESH_SECONDS = 60
