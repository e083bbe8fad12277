import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'

const SOONEST_MS = 2 * SECOND_MS
const LATEST_MS = MINUTE_MS
/** Asks again after a fraction of its age: often while someone is waiting, rarely after hours. */
const SHARE_OF_AGE = 4

/** How long until a gateway is asked again about an open item of this age. */
export const askAgainIn = (ageMs: number): number => Math.min(LATEST_MS, Math.max(SOONEST_MS, ageMs / SHARE_OF_AGE))

/** How long a gateway that did not answer is left alone. */
export const LEFT_ALONE_MS = LATEST_MS / SHARE_OF_AGE
