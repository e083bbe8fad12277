import { Effect } from 'effect'
import { statusAfterInbound } from '@xd/core/domain/conversation/status.ts'
import type { CompanyScope } from '#db/scope.ts'
import {
  findConversationOf,
  insertConversation,
  type LockedConversation,
  lockConversation,
  updateConversation,
} from '#queries/conversations.ts'
import { stopOnReply } from '#queries/message-schedules.ts'
import type { CustomerRow } from '#queries/customers.ts'
import { type CalledContact, ensureCustomer } from '#queries/incoming.ts'
import type { MessageRow } from '#queries/messages.ts'
import { restoreOptOut } from '#services/consents/erased-opt-outs.ts'
import { emit } from '#db/database.ts'

/** A customer's conversation with the scope's one store, locked; created if there is none. */
export const conversationOf = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, custBlocked }: Pick<CustomerRow, 'custID' | 'custBlocked'>,
  at: number,
) {
  const storeID = scope.storeIDs[0]!
  const find = () => findConversationOf(scope, { custID, storeID })
  if (!(yield* find())) {
    const convoStatus = statusAfterInbound('archived', { blocked: custBlocked === 1 })
    yield* insertConversation(scope, { custID, storeID, convoStatus, at })
  }
  const { convoID } = (yield* find())!
  return (yield* lockConversation(scope, convoID))!
})

/** A phone's conversation with the scope's one store, locked; created along with its contact if there is none. */
export const conversationWith = Effect.fnUntraced(function* (
  scope: CompanyScope,
  phone: string,
  at: number,
  named?: CalledContact,
) {
  const { companyID } = scope
  const { customer, isNew } = yield* ensureCustomer(scope, phone, at, named)
  // Contacts are shared by all stores.
  if (isNew) yield* restoreOptOut(scope, customer)
  if (isNew) yield* emit('reload_customer', { custID: customer.custID }, { companyID })
  return yield* conversationOf(scope, customer, at)
})

/**
 * Brings the conversation to the top of the inbox, unread. A late message moves it only to the message's own time. A
 * blocked customer's message is stored, but nobody is notified. One that was answered for good (`isNews: false`) moves
 * nothing.
 */
export const noteInConversation = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  {
    message,
    asksForAnswer,
    unproved = false,
    isNews = true,
  }: { message: MessageRow; asksForAnswer: boolean; unproved?: boolean; isNews?: boolean },
) {
  const { convoID, storeID } = convo
  const { messageID, messageAt, companyID } = message
  const blocked = convo.custBlocked === 1
  const called = {
    convoUnread: convo.convoUnread + 1,
    ...(asksForAnswer && { convoWaitingSince: Math.min(convo.convoWaitingSince ?? messageAt, messageAt) }),
  }
  const isNewest = convo.convoLastMessageID === null || messageAt >= convo.convoActivityAt
  if (isNews)
    yield* updateConversation(scope, convoID, {
      convoStatus: statusAfterInbound(convo.convoStatus, { blocked }),
      ...(isNewest && { convoLastMessageID: messageID, convoActivityAt: messageAt }),
      convoPhoneUnproved: unproved ? 1 : 0,
      ...(!blocked && called),
    })
  // Anyone can type a phone number: only its owner’s words are an answer.
  if (!unproved) yield* stopOnReply(scope, convoID)
  if (isNews) yield* emit('reload_inbox', { convoID }, { companyID, storeID })
  yield* emit('reload_convo_sms', { convoID, messageID, ...(isNews && { received: true }) }, { companyID, storeID })
})
