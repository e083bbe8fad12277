/** Screens need no more: progress is announced at most twice a second. */
const LEAST_MS = 500

/** Whether progress may be announced again. A clock set back delays nothing. */
export const mayTellAgain = (last: number, now: number): boolean => Math.abs(now - last) >= LEAST_MS
