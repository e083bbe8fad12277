import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'

/**
 * When a charge or refund that the gateway has never seen is given up: well past the longest we wait for a gateway's
 * answer (three minutes), so that no request of ours can still be on its way.
 */
export const LOST_AFTER_MS = 4 * MINUTE_MS
