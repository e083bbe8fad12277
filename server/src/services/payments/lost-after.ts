import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'

/**
 * When a charge or refund that the gateway has never seen is given up. Well past the longest that we wait for a gateway's answer
 * (three minutes): no request of ours can still be on its way to it.
 */
export const LOST_AFTER_MS = 4 * MINUTE_MS
