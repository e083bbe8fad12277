import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { widenVisit } from '#queries/sessions.ts'
import { answerVisit as saveAnswer, findVisit } from '#queries/support-visits.ts'
import { audit } from '#services/audit.ts'
import { emit } from '#db/database.ts'

/**
 * A user of the company answers a visitor who wants to make changes. A yes takes effect with the visitor's next call.
 */
export const answerVisit = Effect.fnUntraced(function* (caller: Caller, visitID: number, allow: boolean, now: number) {
  if (caller.session === null || caller.session.visit)
    return yield* fail('not_allowed', { sentence: 'Only the company’s own users can answer this.' })
  const { reason, userNickname, userUsername, companyID } = yield* found(yield* findVisit(caller, visitID), 'visit')
  const answer = { approval: allow ? 'allowed' : 'refused', answeredAt: now, answeredByID: caller.userID } as const
  if (yield* saveAnswer(visitID, answer)) {
    if (allow) yield* widenVisit(visitID)
    yield* audit(caller, {
      action: allow ? 'support-visit-allow' : 'support-visit-refuse',
      target: `visit/${visitID}`,
      detail: { visitor: userNickname || userUsername, reason },
    })
    yield* emit('reload_visits', { visitID }, { companyID })
  }
  return yield* found(yield* findVisit(caller, visitID), 'visit')
})
