import { Effect, Option } from 'effect'
import { proofText } from '@xd/core/domain/bubble/proof.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'

/** Asks a phone for its chat’s code. A blocked or opted-out phone gets nothing: returns when it was texted, or null. */
export const sendProofText = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  language: Language,
  at: number,
) {
  const reachable = yield* Effect.option(requireReachable(convo))
  if (Option.isNone(reachable)) return null
  yield* queueMessage(scope, convo, {
    purpose: 'code',
    body: proofText(convo.storeName, language),
    at,
    sentByID: null,
  })
  return at
})
