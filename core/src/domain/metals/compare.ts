export type Movement = 'up' | 'down' | 'unchanged'

/** Spec 2 §4: against the previous-day close. */
export const movement = (latest: number, previous: number): Movement =>
  latest > previous ? 'up' : latest < previous ? 'down' : 'unchanged'

/** Spec 2 §4: higher is green with up, lower is red with down. */
export const MOVEMENT_TONES = { up: 'success', down: 'danger', unchanged: 'info' } as const

/** Spec 2 §9: the countdown to the next fetch. */
export const REFRESH_SECONDS = 60

/** The rest of the countdown, this long after the last answer or failure; a clock that was set back adds nothing. */
export const secondsToRefresh = (elapsedMs: number): number =>
  Math.min(REFRESH_SECONDS, Math.max(0, REFRESH_SECONDS - Math.floor(elapsedMs / 1000)))
