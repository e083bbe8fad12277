import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { answers, presentWaiting } from '#services/approvals/present-approvals.ts'

export const list = handle(
  'settings/approvals/list',
  Effect.fnUntraced(function* (_, caller) {
    const may = answers(caller)
    // A visitor sees their own requests, and those that are waiting.
    if (!may.ok && !caller.session?.visit) return yield* fail('not_allowed', { sentence: may.reason })
    const now = yield* Clock.currentTimeMillis
    return { approvals: yield* presentWaiting(caller, now) }
  }),
)
