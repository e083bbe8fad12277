import { Clock, Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'

/** When to continue. `over` when nothing is left to do now, or sending is not allowed. */
export type Next = { readonly inMs: number } | { readonly at: number } | 'over'

/** A run gives up its slot after this long, and is scheduled again at once. */
const RUN_MS = 8 * SECOND_MS
/** Shorter pauses are waited out without giving up the slot. */
const PATIENCE_MS = SECOND_MS

/**
 * Takes one step after another, for as long as a job may hold its slot. The remaining work is in rows, so a run
 * continues where it was after a crash.
 */
export const carryThrough = Effect.fnUntraced(function* <R>(step: Effect.Effect<Next, never, R>) {
  const begun = yield* Clock.currentTimeMillis
  for (;;) {
    const next = yield* step
    if (next === 'over') return 'done' as const
    if ('at' in next) return next
    if (next.inMs > PATIENCE_MS || (yield* Clock.currentTimeMillis) - begun > RUN_MS) return { in: next.inMs }
    yield* Effect.sleep(next.inMs)
  }
})
