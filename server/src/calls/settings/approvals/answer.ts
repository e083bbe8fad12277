import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentWaiting } from '#services/approvals/present-approvals.ts'
import { answerApproval } from '#services/approve/answer-approval.ts'

export const answer = handle(
  'settings/approvals/answer',
  Effect.fnUntraced(function* ({ approvalID, approved }, caller) {
    const made = yield* answerApproval(caller, approvalID, approved)
    const now = yield* Clock.currentTimeMillis
    return { approvals: yield* presentWaiting(caller, now), ...made }
  }),
)
