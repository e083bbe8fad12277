import { Effect } from 'effect'
import { looksLikeOptOut } from '@xd/core/domain/message/opt-out-request.ts'
import { isHonored, stopDueDay } from '@xd/core/domain/message/stop-request.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type LockedConversation, updateConversation } from '#queries/conversations.ts'
import { lockCustomer } from '#queries/customers.ts'
import type { MessageRow } from '#queries/messages.ts'
import { askingToStop, insertStopRequest } from '#queries/stop-requests.ts'
import { emit } from '#db/database.ts'

/** Keeps a request to stop until a user decides it. While one is open, another adds nothing. */
const keepRequest = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { storeID, custID, convoID, storeTimezone, custOptedOutAt, loansRefused }: LockedConversation,
  { messageID, messageChannel: channel, messageAt: requestedAt }: MessageRow,
) {
  if (isHonored(channel, { optedOut: custOptedOutAt !== null, loansRefused: loansRefused === 1 })) return
  // They may be writing to another store at the same moment.
  yield* lockCustomer(scope, custID)
  if ((yield* askingToStop(scope, [custID])).has(custID)) return
  const { companyID } = scope
  const dueDay = stopDueDay(localDay(requestedAt, storeTimezone))
  const request = { companyID, storeID, custID, convoID, messageID, channel, requestedAt, dueDay }
  yield* insertStopRequest(request)
  // Contacts are shared by all stores.
  yield* emit('reload_customer', { custID }, { companyID })
})

/**
 * Flags a conversation for staff if its customer asks in their own words to be left alone, and keeps the request.
 * Returns whether they ask. A flag set by staff says more than ours would, so it stays.
 */
export const flagOptOut = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  message: MessageRow,
) {
  if (!looksLikeOptOut(message.messageBody)) return false
  const { convoID, convoFlag } = convo
  if (convoFlag === 'none') yield* updateConversation(scope, convoID, { convoFlag: 'flag' })
  yield* keepRequest(scope, convo, message)
  return true
})
