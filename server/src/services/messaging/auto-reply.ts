import { Effect } from 'effect'
import { autoReplyDue, autoReplyTemplate, autoReplyText } from '@xd/core/domain/hours/auto-reply.ts'
import { nextOpening } from '@xd/core/domain/hours/open.ts'
import { MESSAGE_MAX_CHARACTERS } from '@xd/core/domain/message/segments.ts'
import { AppConfig } from '#app-config.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type LockedConversation, updateConversation } from '#queries/conversations.ts'
import { isSuspended } from '#queries/company-state.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import { findStore } from '#queries/stores.ts'
import { selfLinkOf } from '#services/self-url.ts'
import { queueMessage } from './queue-message.ts'

/** Answers the phone a text comes from while the store is closed, once per closed period. */
export const autoReply = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  from: string,
  now: number,
) {
  const template = autoReplyTemplate(convo, convo.custLanguage)
  if (convo.custBlocked === 1 || convo.custOptedOutAt !== null || template.trim() === '') return
  // A store that closed down does not reopen at its hours.
  if (convo.storeEnabled === 0 || convo.storeDeleted === 1) return
  // It would be sent when the suspension ends, with an opening time long past.
  if (yield* isSuspended(scope.companyID)) return
  const { convoID, storeID, storeName, storeTimezone, convoAutoRepliedPeriod: lastPeriodKey } = convo
  const hours = yield* hoursOfStore(scope, storeID)
  const store = yield* findStore(scope, storeID)
  const storeSelfURL = store ? selfLinkOf((yield* AppConfig).publicURL, store) : null
  const period = autoReplyDue({ hours, timezone: storeTimezone, now, lastPeriodKey })
  if (period === undefined) return
  const text = autoReplyText(template, { storeName, ...hours, storeTimezone, storeSelfURL }, now, convo.custLanguage)
  const body = Array.from(text).slice(0, MESSAGE_MAX_CHARACTERS).join('')
  if (body.trim() === '') return
  const opensAt = nextOpening(hours, storeTimezone, now)
  yield* updateConversation(scope, convoID, { convoAutoRepliedPeriod: period })
  yield* queueMessage(scope, convo, {
    purpose: 'auto-reply',
    body,
    at: now,
    sentByID: null,
    // Once the store is open, its text is wrong.
    ...(opensAt !== undefined && { until: opensAt }),
    ...(from !== convo.custPhone && { to: from }),
  })
})
