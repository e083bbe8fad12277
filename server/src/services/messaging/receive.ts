import { Clock, Effect } from 'effect'
import { statusAfterInbound } from '@xd/core/domain/conversation/status.ts'
import { foldText } from '@xd/core/domain/customer/fold.ts'
import { Database, type Tx } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { findConversationOf, insertConversation, type LockedConversation, lockConversation, updateConversation } from '#queries/conversations.ts'
import { ensureCustomer, findStoreByNumber } from '#queries/incoming.ts'
import { insertIncoming, type MessageRow } from '#queries/messages.ts'
import type { IncomingText } from '#providers/texting/texting.ts'
import { autoReply } from './auto-reply.ts'
import { keywordOf, obeyKeyword } from './incoming-keyword.ts'

/** What the work queue is told of a picture that a customer sent. */
export interface FetchMediaJob {
  readonly messageID: number
  readonly position: number
  readonly url: string
}

/**
 * Takes a customer's text, once however often the carrier tells of it. Its pictures are fetched afterwards, so that the
 * carrier has its answer at once. Answers false when the number is none of a store's.
 */
export const receiveText = Effect.fnUntraced(function* (text: IncomingText) {
  const { read, write } = yield* Database
  const store = yield* read((db) => findStoreByNumber(db, systemScope('texting-webhook'), text.to))
  if (!store) return false
  const { companyID, storeID } = store
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.fnUntraced(function* (tx) {
      const convo = yield* conversationWith(tx, scope, text.from, at)
      const message = yield* tx.query((db) => insertIncoming(db, rowOf(scope, convo, text, at)))
      if (!message) return
      const keyword = keywordOf(text, { optedOut: convo.custOptedOutAt !== null })
      yield* noteInConversation(tx, scope, convo, { message, asksForAnswer: keyword === undefined })
      text.media.forEach(({ url }, position) => {
        const job: FetchMediaJob = { messageID: message.messageID, position, url }
        tx.enqueue({ companyID, kind: 'fetch-media', uniqueKey: `fetch-media/${job.messageID}/${position}`, payload: job })
      })
      yield* keyword === undefined ? autoReply(tx, scope, convo, at) : obeyKeyword(tx, scope, convo, { keyword, text, at })
    }),
  )
  return true
})

/** The conversation of a phone with the store, locked; made, with its contact, when there is none. */
const conversationWith = Effect.fnUntraced(function* (tx: Tx, scope: CompanyScope, phone: string, at: number) {
  const { companyID } = scope
  const storeID = scope.storeIDs[0]!
  const { customer, isNew } = yield* tx.query((db) => ensureCustomer(db, scope, phone, at))
  const { custID } = customer
  // Contacts are shared by all stores.
  if (isNew) tx.emit('reload_customer', { custID }, { companyID })
  const find = () => tx.query((db) => findConversationOf(db, scope, { custID, storeID }))
  if (!(yield* find())) {
    const convoStatus = statusAfterInbound('archived', { blocked: customer.custBlocked === 1 })
    yield* tx.query((db) => insertConversation(db, scope, { custID, storeID, convoStatus, at }))
  }
  const { convoID } = (yield* find())!
  return (yield* tx.query((db) => lockConversation(db, scope, convoID)))!
})

const rowOf = ({ companyID }: CompanyScope, { convoID, storeID, custID }: LockedConversation, text: IncomingText, at: number) => {
  // PostgreSQL cannot store U+0000.
  const messageBody = text.body.replaceAll('\u0000', '')
  return {
    companyID, storeID, convoID, custID,
    messageDirection: 'in' as const,
    messageChannel: 'sms' as const,
    messageSubject: null,
    messageBody,
    messageSearch: foldText(messageBody),
    messageStatus: 'received',
    messageAt: at,
    providerMessageID: text.providerMessageID,
  }
}

/** Brings the conversation to the top of the inbox, unread. A blocked customer's text is kept there, and nobody is called to it. */
const noteInConversation = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  convo: LockedConversation,
  { message, asksForAnswer }: { message: MessageRow; asksForAnswer: boolean },
) {
  const { convoID, storeID } = convo
  const { messageID, messageAt, companyID } = message
  const blocked = convo.custBlocked === 1
  const called = { convoUnread: convo.convoUnread + 1, ...(asksForAnswer && { convoWaitingSince: convo.convoWaitingSince ?? messageAt }) }
  yield* tx.query((db) =>
    updateConversation(db, scope, convoID, {
      convoStatus: statusAfterInbound(convo.convoStatus, { blocked }),
      convoLastMessageID: messageID,
      convoActivityAt: messageAt,
      ...(!blocked && called),
    }),
  )
  tx.emit('reload_inbox', { convoID }, { companyID, storeID })
  tx.emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
})
